// Swagger UI, given what the server says of its interface. Calls are shown and not made: what it writes is the question and the answer.

import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "./swagger.css";

/** Draws all calls of a description in OpenAPI into an element. */
export function drawCalls(domNode: HTMLElement, spec: object): void {
  SwaggerUI({
    domNode,
    spec,
    docExpansion: "list",
    defaultModelExpandDepth: 3,
    defaultModelsExpandDepth: -1,
    supportedSubmitMethods: [],
    syntaxHighlight: { activated: false },
    validatorUrl: null,
  });
}
