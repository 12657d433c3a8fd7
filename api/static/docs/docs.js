// Starts the page of the routes. It is a separate file, because the page's policy forbids inline scripts.

SwaggerUIBundle({ url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true });
