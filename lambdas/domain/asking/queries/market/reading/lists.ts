/** Questions that ask for a list of prices and for no bet, whatever else they look like: alternate lines, and every book's price. */

/** More than one line: "alt spreads", "alternates", "the ladder". */
const alternates =
  /\balt(?:ernate|ernative)?s?\.? (?:run |puck |team )?(?:spread|total|line|handicap|number|price|over\/under|ou|runline|puckline)s\b|\b(?:alts|alternates|ladder|rungs)\b/i;

const everyBook =
  /\b(?:price|prices|priced|odds|lines?|numbers?)\b.*\b(?:everywhere|all over|(?:every|each|all)(?: the| of the)? (?:sports ?)?(?:books?|sites?|apps?|shops?)|(?:across|by) (?:the |all |every )?(?:sports ?)?books?)\b|\b(?:every|each|all)(?: the)? (?:sports ?)?books?\b/i;

/** Of somebody who wants a bet at one of them. */
const wish =
  /\b(?:give|gimme|get|find|build|make|put|throw|want|need|like|love|take|bet|pick|picks|parlay|sgp|legs?|legger|play|plays|best|safest|using|tail|sprinkle|cook|u got|you got)\b|\$\d/i;

/** "What do you have the Lions at". */
const quoted =
  /\bwh?at (?:do |did |are )?(?:you|u|ya|yall|they|the books?) (?:got|get|have|having) (.{3,40}?) at(?=\W*$| (?:for|on|to|tonight|today|tomorrow|now|right|this|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b)/i;

/** @returns the question with the odds that it asks for said so */
export const withQuoteAsked = (prompt: string): string => prompt.replace(quoted, 'odds $1');

export const asksForAlternates = (prompt: string): boolean => alternates.test(prompt);

/** "Build me a ladder on Brunson points": each of its rungs is a bet of its own, so that there is none but its prices. */
const ladder =
  /^(?!.*\b(?:parlays?|sgps?|legs?|legger|challenge|slips?|singles)\b).*\b(?:ladders?|laddering)\b/i;

/** @param prompt as typed */
export const asksForList = (prompt: string): boolean =>
  ladder.test(prompt) ||
  quoted.test(prompt) ||
  ((alternates.test(prompt) || everyBook.test(prompt)) && !wish.test(prompt));
