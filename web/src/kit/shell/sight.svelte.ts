// What one looks at on a page: the hand, the rule set, the layout. It stands before the page's name in the browser's tab.

let said: (() => string) | null = $state.raw(null);

/** Says it for as long as the component that calls this while it is made is there; "" while it is not known. */
export function looksAt(what: () => string): void {
  $effect(() => {
    said = what;
    return () => {
      if (said === what) said = null;
    };
  });
}

/** What is looked at now; "" where a page says nothing of it. */
export function sight(): string {
  return said?.() ?? "";
}
