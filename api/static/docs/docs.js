// Starts the page of the routes. In a file of its own, since the page's policy runs no script that stands in it.

SwaggerUIBundle({ url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true });
