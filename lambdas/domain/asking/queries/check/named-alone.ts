/** "Pasta o3.5 shots?": nothing but one bet with its line, and a question mark, asks about that bet. */

/** Says that this bet is wished for, however it ends: "can I get Luka over 30?", "Luka over 30 please?". */
const asksForIt =
  /\b(?:can|could|may|get|got|have|let['’]?s|pls|plz|please|put|bet on|throw|run|i['’]?d|give|gimme|find|build|make|need|want|best|suggest|recommend|something|anything|parlay|legs?)\b/i;

/** @returns whether a question that is read as one bet asks about it, with no word for that */
export const asksOfBetAlone = (prompt: string): boolean => /\?\s*$/.test(prompt) && !asksForIt.test(prompt);
