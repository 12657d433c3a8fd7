"""The types of the page's modules: those of the answers, from the document of the routes, and a check by TypeScript."""
