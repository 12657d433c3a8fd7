"""`python -m tests.toy.installed COMMAND`: the command line with the toy game among the others."""

from api.cli import main, server_process
from projections.catalogue import CATALOGUE
from tests.toy.view import TOY_VIEW

CATALOGUE[TOY_VIEW.game.id] = TOY_VIEW.game, TOY_VIEW  # all that a new game needs outside its folders
server_process.PROGRAM = "tests.toy.installed"  # what a command starts a service with

if __name__ == "__main__":
    main()
