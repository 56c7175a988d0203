// Where a value stands on the page.

/** The id of the element of a value or a pattern: `rule-limit-cap`. */
export function domId(key: string): string {
  return `rule-${key.replaceAll(/[._]/g, "-")}`;
}
