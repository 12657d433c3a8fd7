"""The routes of the service by method and path, as their handlers describe them."""

from api.app import create_app
from api.openapi import descriptions
from infra.settings import Settings

ROUTES = descriptions(create_app(Settings(metrics=True)))
