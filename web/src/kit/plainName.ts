// Names that others may see. The server refuses what cannot be one (`eastwind.texts`); what was typed or kept is made one here.

/** Controls, ends of lines, halves of surrogate pairs, and what turns the direction of writing. */
const NEVER = /[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}]/gu;
/** What shows something by itself. The blank of Braille and the null notehead are symbols, and show nothing. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}]/u;

/** The name without what no name may hold; empty where nothing of it can be seen. */
export function plainName(name: string): string {
  const plain = name.replace(/[\t\n\r\u2028\u2029]/gu, " ").replace(NEVER, "");
  return SEEN.test(plain) ? plain : "";
}
