// Names that others may see. The server refuses what cannot be one (`eastwind.texts`); what was typed or kept is made one here.

/** Controls, ends of lines, halves of surrogate pairs, and what turns the direction of writing. */
const NEVER = /[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}]/gu;
/** What stands in no name beside letters either: fillers, blanks, interlinear marks, private use, noncharacters. */
const NO_PART =
  /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\p{Noncharacter_Code_Point}]/gu;
/** The tags of a flag; elsewhere nobody sees them. */
const FLAG = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E007F}]/gu;
/** More marks than any script puts on one letter: they would cover other lines. */
const MARKS = /[\p{Mn}\p{Me}]{5,}/u;
/** What shows something by itself. The blank of Braille and the null notehead are symbols, and show nothing. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}]/u;

/** The name without what no name may hold; empty where nothing of it can be seen. */
export function plainName(name: string): string {
  const line = name
    .replace(/[\t\n\r\u2028\u2029]/gu, " ")
    .replace(NEVER, "")
    .replace(NO_PART, "");
  const flagged = line.replace(FLAG, (_, flag?: string) => flag ?? "");
  const plain = MARKS.test(flagged) ? flagged.replace(/[\p{Mn}\p{Me}]/gu, "") : flagged;
  return SEEN.test(plain) ? plain : "";
}
