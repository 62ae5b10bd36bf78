/** Whether a question asks for facts and not for a bet, whatever else stands in it. */
import { wasBetter } from './spelling.ts';

const anyOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\w'])(?:${phrases.join('|')})(?![\\w'])`, 'i');

/** Words of somebody who wants a bet, or talks about one. */
const ofBets = anyOf([
  '(?:bets?|betting|wagers?|parlays?|sgps?|legs?|legger|picks?|locks?|teasers?|ladders?|slips?|tickets?|stake|boosts?|lotto|longshots?|units?|bankroll)',
  '(?:should|would|could|can|shall) (?:i|we|you|u)|worth|value|(?:give|get|find|build|make|hit|send|throw) (?:me|us)|gimme|i (?:want|need|like|took|bet)|lets|hammer|fade|tail|sprinkle|safest|likeliest|edge|\\+?ev',
  // Something to do in the tracker.
  'void(?:ed)?|refund(?:ed)?|(?:mark|grade|log|track|save|record|add) (?:it|that|this|those|me|my|the)|(?:my|off my|to my) (?:record|tracker)|take it off|put (?:it|that|me) (?:in|down)',
  'your (?:pick|fav)|who (?:u|you|ya) (?:got|like)|who do (?:u|you) (?:got|like)|(?:u|you) like|to (?:take|back|play|bet|cover|win|score)|best (?:over|under|prop|dog|fav|spread|total|td|touchdown|scorer|bet)',
  'odds|price[sd]?|juice|vig|lines?|props?(?!\\.)|moneylines?|mls?|plays? (?:for|on|of)|a play|any plays?|plus money|payout|pays?',
  '[+-]\\d{3,}|\\$\\d+|\\d+ ?(?:bucks|dollars|units|u|legs?)',
]);

/** What no wish for a bet is said with: it is about what was, or about a count, a record, a table, or who plays. */
const surely = [
  '(?:record|records|w-l|ats record|standings?|season series|leaders|game ?logs?|box ?scores?|averag(?:e|es|ing)|avg|(?<!\\b(?:one|1) )per game|ppg|injury report|inactives?|snap (?:share|count|counts)|target share|exit velo(?:city)?)',
  'how (?:many|often|long) .{0,60}(?:did|has|have|had|do|does|games?|times|weeks|left|gone|in a row|streak)|when did|what was|what were|whats the (?:record|score|final)',
  'who (?:won|lost|covered|leads|led|has the most|is hurt|is out|starts at|is starting|is pitching|is on the)|whos (?:hurt|out|starting|pitching|on the|in net|in goal|leading)|who the [\\w ]{2,24} (?:got|play|face)|who starting',
  "did [\\w' ]{2,40} (?:win|cover|lose|beat|finish)",
  'l-?\\d{1,2}(?! ?(?:pm|am))|(?:also|too|they|teams?|clubs?|who|today|tonight) (?:played|play) (?:yesterday|last night)|on (?:a |the )?(?:back[ -]to[ -]back|b2b)|second night of',
  // "Did Kelce score on Sunday", and not whether a line moved.
  "did (?!the |it |you |u |i |my |we |they |that |this )[\\w'.-]+(?: [\\w'.-]+)? (?:score|homer|have \\d|get (?:an? |\\d)|throw|catch|rush)(?!.*(?:line|spread|total|odds|price|number)s?(?!\\w))",
  'final score|games back|far back|in a row|hr log|each week|every week|game by game|(?:after|off|coming off) (?:a|the|their) bye|on short rest',
];

const ofSure = anyOf(surely);
const ofWhatWas = new RegExp(wasBetter, 'i');

/** Facts: results, counts, records, standings, health and the schedule. */
const ofFacts = anyOf([
  ...surely,
  '(?:ats|against the spread|h2h|head to head|leads? the|streak|injur(?:y|ies)|probables?|goalie|starter|starters)',
  "how (?:many|often|much|long|far|has|have|did|do|does|is|are)|hows|how'?d|when (?:was|do|does|is|are)|what (?:place|time|seed)|whats (?:the|their) place|where (?:is|are|do|does)",
  'who (?:is|s|starts?|starting|pitch(?:es|ing)|has|had|plays?|do|does|did)|whos|(?:any|which|what) teams?',
  "did [\\w' ]{2,40} (?:hit|score|play|go)|have [\\w' ]{2,30} (?:won|lost|covered|gone)",
  '(?:last|past|previous) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|few|game|games|meeting|time|night|week)|since|this (?:season|year|yr)|(?:after|off) (?:a )?(?:loss|win)|without|w\\/?o|wout|final|score of|schedule|kick ?off|tip ?off|puck drop|table|splits?',
  '(?:gets?|got) torched|allow(?:s|ed|ing)?|give[ns]? up',
]);

const plain = (prompt: string) =>
  prompt
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/\b(who|what|how)'s\b/gi, '$1s');

/** Whether a bet is wanted, or talked about. */
export const namesBet = (prompt: string): boolean => ofBets.test(plain(prompt));

/** Whether no bet can be meant. */
export function asksForFacts(prompt: string): boolean {
  const text = plain(prompt);
  return ofFacts.test(text) && !ofBets.test(text);
}

/** @returns the words that no play answers, where they ask for facts alone */
export function factsAsked(prompt: string): string | undefined {
  const text = plain(prompt);
  // "The stronger bet for overs so far" wants none.
  const was = ofWhatWas.exec(text)?.[0];
  if (was !== undefined) return was.trim();
  return ofBets.test(text) ? undefined : ofSure.exec(text)?.[0].trim();
}
