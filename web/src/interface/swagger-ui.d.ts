// What of Swagger UI is used; the package says nothing of its types.

declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  interface Configuration {
    domNode: HTMLElement;
    spec: object;
    docExpansion: "list" | "full" | "none";
    defaultModelExpandDepth: number;
    defaultModelsExpandDepth: number;
    supportedSubmitMethods: readonly string[];
    syntaxHighlight: { activated: boolean };
    validatorUrl: null;
  }
  const draw: (how: Configuration) => void;
  export default draw;
}
