/** A book's offer that a bet is to qualify for: its percentage is no chance, and what it requires are the terms of the bet. */
import type { Rule } from '../../draft.ts';

const kind = '(?:profit|odds|parlay|winnings|super|same game|nfl|nba|nhl|mlb)';
const offer = `(?:${kind}[ -])*(?:boosts?|tokens?|promos?|bonus|bonuses|boosters?|rollover|roll over|playthrough|play through|wagering)(?: (?:tokens?|bets?|offers?|promos?|requirements?|credits?))*`;
const percent = '\\d{1,3} ?(?:%|percent)';
const about =
  '(?:(?:i|we|ive|got|have|has|had|there|is|are|a|an|the|my|this|that|these|some|any|one|of|for|to|use|using|clear|unlock|earn|get|qualify|meet|save|saved|up|all month|all week|this month|\\d|two|three|on|with|in|it|them|need|needs|sitting)(?= )\\s+)';
const afterwards =
  '(?: (?:live|today|tonight|sitting there|right now|available|needs?|requires?|required|says|that needs|only works on|works on|is good for|is for|is|must be|has to be|for any|on any))*';

/** "Profit boost 30% needs", "to clear a bonus", "rollover requirement is". */
const offers = new RegExp(
  `(?<= )${about}{0,8}(?:${percent} )?\\b${offer}(?: ${percent})?${afterwards}(?![a-z])`,
  'g',
);
/** What the bet has to be: without it, the offer is what is asked about. */
const required =
  /[+-]\d{3}|\blegs?\b|\d ?-?leg|\bparlays?\b|\bsingles?\b|\bsame[ -]?game\b|\b(?:\d|two|three|four) bets\b/;
/** What an offer does to a price is a sum. */
const asksWorth = /\b(?:worth|turns?|becomes?|how much|equal|convert|ev|expected)\b/;

/** Before a number, from which it is that the price has to be at least: "min odds +100", "my max is like +900". */
const bound =
  /\b(?:my |the )?(min|minimum|max|maximum)(?: (?:odds|prices?|payout|is|of|for|my|the|boost|bonus|to|be|at|like|about|has|•)){1,6} (?=\+\d{3}|-\d{3})/g;

/** Runs before percentages and prices. */
export const readOffers: Rule = ({ text }) => {
  if (required.test(text.lower) && !asksWorth.test(text.lower)) text.consume(offers, () => {});
  text.consume(bound, ([, end = '']) => `odds ${end.startsWith('min') ? 'at least' : 'at most'} `);
};
