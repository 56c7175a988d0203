/** See `wordsOfLanguages` in vite.config.ts. */
declare module "virtual:words/*" {
  const source: string;
  export default source;
}
