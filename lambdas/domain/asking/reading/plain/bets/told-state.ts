/**
 * Why somebody bets on a team, which no term narrows: "Panthers on a back-to-back, find me a bet on the Rangers", "Dodgers ml with May on
 * the bump".
 */
import { anyClub } from '../../names/franchises.ts';

const club = `(?:the )?(?:${anyClub})`;
const state =
  "(?:back[ -](?:to|2)[ -]backs?|b2bs?|(?:short|no|little|one day(?:[’']?s)?|1 day) rest|(?:second|2nd) (?:night|leg|half|game) of (?:a |the |their )?(?:back[ -](?:to|2)[ -]backs?|b2b))";
const told = new RegExp(
  `^\\W*(?:(?:since|because|cuz|with|so|ok|hey) )*(?<one>${club})(?:[’']?s)? (?:(?:are|is|r|being) )?(?:on|off|coming off|playing on|playing) (?:an? |the |their )?${state}(?: (?:tonight|today|tomorrow))?(?:,|\\.| -| so| and)+ (?=(?:so |lets |let's |just )*(?:find|give|gimme|get|take|bet|back|i want|i like|i need|pick|make|build|want|need|any)(?![a-z])(?:.*\\b(?:on|for|with|back|take|like))? (?<other>${club})(?![a-z]))`,
  'i',
);
const isOfRest = /\bback[ -](?:to|2)[ -]back|\bb2b|\brest\b/i;

/** @returns the question without what is told of the other team */
export function withoutToldState(prompt: string): string {
  const found = isOfRest.test(prompt) ? told.exec(prompt) : null;
  const { one = '', other = '' } = found?.groups ?? {};
  if (!found || nameOf(one) === nameOf(other)) return prompt;
  return prompt.slice(found[0].length);
}

const nameOf = (club: string): string => club.toLowerCase().replace(/^the /, '');

const onMound =
  '(?:on the (?:bump|mound|hill|rubber)|toeing the rubber|(?:getting|gets|got) the (?:start|ball|nod)(?: on the mound)?)';
const market = '(?:ml|money ?line|f5|first five|run ?line|rl|total|over|under|[ny]rfi|to win|win)';
/** Two words at most, of which none is of the bet, and none describes whoever pitches. */
const name = `(?:(?!(?:${market}|tonight|today|tomorrow|and|with|w|an?|the|two|both|any|their|aces?|lefty|righty|best|better)(?![a-z]))\\p{L}[\\p{L}.'’-]+ ?){1,2}`;
const starter = new RegExp(
  `,? ?(?<![\\p{L}\\d])(?:(?:with|w\\/|w|since|because|cuz) ?${name}(?:is |being )?(?:${onMound}|pitching)|${name}(?:is |being )?${onMound})(?: for (?:them|em|us))?(?![\\p{L}])`,
  'iu',
);
const isOfTeams = new RegExp(`(?<![a-z])${market}(?![a-z])`, 'i');
const named = new RegExp(`(?<![\\w'’-])(?:${anyClub})(?![\\w'’-])`, 'i');
/** A bet on the pitcher himself or on whichever team he pitches for, a condition, or a question about such games. */
const isOfPitcher =
  /\b(?:strike ?outs?|k['’]?s|outs|props?|pitchers?|hits allowed|earned runs|he|his|him|team|whoever|whichever|anyone|if|when|how|often|records?|do|does|did|who)\b/i;

/** @returns the question without who pitches, where the bet is on his team */
export function withoutToldStarter(prompt: string): string {
  const rest = prompt.replace(starter, ' ').replace(/ {2,}/g, ' ').trim();
  const isOfTeam = isOfTeams.test(rest) && named.test(rest) && !isOfPitcher.test(prompt);
  return isOfTeam ? rest : prompt;
}
