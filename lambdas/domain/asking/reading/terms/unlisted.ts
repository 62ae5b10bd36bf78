/** Markets that bettors ask for and no entry of the registry offers, so that an answer can name them. */

import type { Reading } from '../../../../contracts/asking/reading.ts';
import { roleMissing } from '../names/roles.ts';

export interface Unlisted {
  /** The words of a question, lower case, for a pattern. */
  readonly words: string;
  /** What we have no prices for: "prices for sacks". */
  readonly name: string;
}

const yards = '(?:yards|yds|yardage)';
const [pass, rush] = ['pass(?:ing)?', 'rush(?:ing)?'];
const plus = ' ?(?:\\+|and|plus|&|/) ?';
const scored = '(?:touchdowns?|tds?)';
const defense =
  '(?:d ?/? ?st|dst|defen[sc]e(?: or| and|/)? special teams|special teams|defen[sc]ive|defen[sc]e)';

/** Longer words first where one begins like another. */
export const unlisted: readonly Unlisted[] = [
  {
    words: `${pass}${plus}${rush} ${yards}|${rush}${plus}${pass} ${yards}`,
    name: 'passing and rushing yards together',
  },
  { words: `${rush} ${scored}(?: scorers?)?`, name: 'rushing touchdowns apart' },
  { words: `(?:receiving|rec) ${scored}(?: scorers?)?`, name: 'receiving touchdowns apart' },
  {
    words: `${defense} (?:or special teams )?${scored}|(?:${defense}|d) to (?:score|get|have|make)(?: an? (?:${scored}|pick|interception|int|sack|turnover))?|(?:dst|d ?/? ?st)(?: sacks?| props?| points)?|pick (?:six|6)`,
    name: 'defense and special teams',
  },
  {
    words:
      '(?:defen[sc]ive|defen[sc]e)(?: side)?(?: player)? props?|props? ?,? ?(?:on )?(?:the )?defen[sc]e(?: side)?|defensive players?',
    name: 'defensive players',
  },
  { words: '(?:to (?:get|have|record) )?(?:half an? |an? )?sacks?(?: taken)?', name: 'sacks' },
  // Two points; "a safety pick" is a safe one.
  {
    words: '(?:an?|any|the|one) safety(?! (?:first|net|valve|picks?|bets?|plays?|parlays?|legs?))',
    name: 'safeties',
  },
  {
    words: '(?:(?:solo|assisted|combined|total) )?tackles?(?: and assists| \\+ assists| for loss)?',
    name: 'tackles',
  },
  { words: '(?:longest )?(?:field goals?|fgs?)(?: made| attempts?)?', name: 'field goals' },
  {
    words:
      '(?:kicking|kickers?)(?: (?:overs?|unders?))?(?: (?:points?|pts|props?))?|extra points?(?: made)?|(?:pats|xps?) made',
    name: 'kicking points',
  },
  { words: 'fumbles(?: lost)?|forced fumbles?', name: 'fumbles' },
  { words: 'first downs?', name: 'first downs' },
  { words: 'targets', name: 'targets' },
  { words: 'punts', name: 'punts' },
  {
    words: 'deep balls?|(?:long|longest) (?:reception|rec|catch|rush|run|completion|td|touchdown|gain)',
    name: 'the longest play',
  },
  { words: '(?:two|2)[ -](?:point|pt) conversions?', name: 'two-point conversions' },
  { words: 'coin (?:toss|flip) (?:winner|result)|gatorade(?: color)?', name: 'novelty bets' },
  { words: 'free throws?(?: made| attempts?)?|fts? made', name: 'free throws' },
  { words: 'offensive rebounds|dunks', name: 'offensive rebounds or dunks' },
  {
    words: 'stocks|(?:steals?|stls?) ?[+&] ?(?:blocks?|blks?)|(?:blocks?|blks?) ?[+&] ?(?:steals?|stls?)',
    name: 'steals and blocks together',
  },
  {
    words:
      '(?:opening|jump) tips?|tip[ -]?off winners?|(?:win|wins|won|winning|winner of) the (?:opening )?(?:tip|tip[ -]?off|jump ball|jump)',
    name: 'opening tips',
  },
  { words: 'first (?:baskets?|buckets?|made shot)(?: scorers?)?|jump ?balls?', name: 'first baskets' },
  { words: '(?:personal |technical )?fouls?', name: 'fouls' },
  { words: '(?:power ?-?play|pp) (?:points?|pts|goals?|assists?)|ppps?', name: 'power-play points' },
  { words: 'penalty minutes?|pims?', name: 'penalty minutes' },
  { words: 'face ?-?offs?(?: wins?| won)?', name: 'faceoffs' },
  { words: 'empty[ -]net(?: goals?)?', name: 'empty-net goals' },
  {
    words: 'walks(?! allowed)(?: drawn)?|(?:draw|take|get) a walk|walk(?= (?:or|and|props?|over)\\b)',
    name: 'walks by batters',
  },
  {
    words:
      'to (?:hit|get) an? (?:single|double|triple)|triples(?= (?:by|for|props?|prop))|extra[ -]base hits?|xbh',
    name: 'singles, doubles and triples',
  },
  { words: 'pitch counts?|pitches thrown|quality starts?', name: 'pitch counts or quality starts' },
  { words: 'corners|corner kicks?', name: 'corners' },
  { words: '(?:yellow|red|total) cards?|bookings?|(?:be|get|gets) (?:booked|carded)', name: 'cards' },
  { words: 'offsides?|own goals?', name: 'offsides or own goals' },
  { words: 'birdies?|bogeys?|hole[ -]in[ -]ones?', name: 'scores of single holes' },
  { words: 'first[ -]round leader|frl', name: 'the leader after a round' },
  {
    words:
      '(?:top|best|low(?:est)?) (?:american|canadian|european|english|scottish|irish|spanish|australian|asian|japanese|korean|south african|scandinavian|nationality)',
    name: 'the best golfer of a country',
  },
  { words: 'fantasy points?', name: 'fantasy points' },
];

let patterns: readonly { readonly pattern: RegExp; readonly name: string }[] | undefined;

/** @returns what the words name that nothing is listed for, in the order of the list, at most three */
export function unlistedIn(prompt: string): string[] {
  patterns ??= unlisted.map(({ words, name }) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u'),
    name,
  }));
  const lower = prompt.toLowerCase();
  return patterns.flatMap(({ pattern, name }) => (pattern.test(lower) ? [name] : [])).slice(0, 3);
}

/** Whether a bet of such a market is asked for. */
export const hasUnlisted = ({ stat, wishes }: Pick<Reading, 'stat' | 'wishes'>): boolean =>
  [stat, ...wishes.map((wish) => wish.stat)].includes('other');

/** Whether a question asks for one bet of such a market: no other word of it can change the answer. */
export const isOnlyUnlisted = ({ stat, wishes }: Pick<Reading, 'stat' | 'wishes'>, prompt: string): boolean =>
  wishes.length === 0 &&
  stat === 'other' &&
  (unlistedIn(prompt).length > 0 || roleMissing(prompt) !== undefined);
