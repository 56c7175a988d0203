// Patterns of addresses, read and written: `/table/{table}/replay/{hand:number}`, `/solitaire/[layout]/[deal]` with parts that may be
// left out, `/book/[...anchor]` with all that follows, `/calculator?[query]` with what stands behind a question mark, as one text.

type Required<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Required<Rest>
  : never;
type Optional<Pattern extends string> = Pattern extends `${string}[${infer Name}]${infer Rest}`
  ? (Name extends `...${infer Bare}` ? Bare : Name) | Optional<Rest>
  : never;
type Bare<Name extends string> = Name extends `${infer Text}:number` ? Text : Name;

/** What stands in an address of a pattern. */
export type Params<Pattern extends string> = {
  [Name in Required<Pattern> as Bare<Name>]: Name extends `${string}:number` ? number : string;
} & { [Name in Optional<Pattern>]?: string | undefined };

export type Given = Readonly<Record<string, string | number | undefined>>;

interface Pattern {
  parts: string[];
  /** The name of what stands behind the question mark. */
  query: string | null;
}

function parsed(pattern: string): Pattern {
  const [path = "", query] = pattern.split("?");
  return { parts: path.split("/").filter(Boolean), query: query === undefined ? null : query.slice(1, -1) };
}

/** A number as it stands in addresses: 1 to 9999. */
const NUMBER = /^[1-9]\d{0,3}$/;

/** What a hash says in terms of a pattern; null where it is none of its addresses. */
export function readAddress(pattern: string, hash: string): Given | null {
  const { parts, query } = parsed(pattern);
  const [path = "", ...behind] = hash.replace(/^#?\/?/, "").split("?");
  if (behind.length > 0 && query === null) return null;
  const said = decoded(path);
  if (said === null) return null;
  const found: Record<string, string | number | undefined> = {};
  for (const part of parts) {
    const name = part.slice(1, -1);
    if (part.startsWith("[...")) {
      found[name.slice("...".length)] = said.length > 0 ? said.splice(0).join("/") : undefined;
    } else if (part.startsWith("[")) {
      found[name] = said.shift();
    } else {
      const here = said.shift();
      if (here === undefined) return null;
      if (!part.startsWith("{")) {
        if (here !== part) return null;
      } else if (!name.endsWith(":number")) {
        found[name] = here;
      } else {
        if (!NUMBER.test(here)) return null;
        found[name.slice(0, -":number".length)] = Number(here);
      }
    }
  }
  if (said.length > 0) return null;
  if (query !== null) found[query] = behind.length > 0 ? behind.join("?") : undefined;
  return found;
}

/** The parts between the slashes, or null where a percent sign leads nowhere. */
function decoded(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The address of a pattern in which this stands. */
export function writeAddress(pattern: string, given: Given): string {
  const { parts, query } = parsed(pattern);
  const said = parts.flatMap((part) => {
    if (!/^[{[]/.test(part)) return [part];
    const name = part.slice(1, -1).replace(/^\.\.\.|:number$/g, "");
    const value = given[name];
    if (value === undefined || value === "") return [];
    return part.startsWith("[...") ? String(value).split("/").map(encodeURIComponent) : [encodeURIComponent(value)];
  });
  const behind = query === null ? undefined : given[query];
  return `#/${said.join("/")}${behind ? `?${behind}` : ""}`;
}
