"""What handlers say of their routes for the OpenAPI document: parameters, fields, error codes, examples."""
