/** Bets on a part of a game. For what has no market, such as overtime or a margin, there are no prices: it is read as a prop. */
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import {
  isOneScore,
  parts as markets,
  type OneScore,
  type Part,
  partNames,
} from '../../../feed/markets/periods.ts';
import { add, type Draft, type Rule } from '../draft.ts';
import { anyOf } from '../words/pattern.ts';
import { team } from '../words/text.ts';

const nth = '(?:1st|first|2nd|second|3rd|third|4th|fourth|opening|final)';

const parts = anyOf(
  [
    'in regulation(?: time)?|regulation(?: time)?|60[ -]min(?:ute)?s?',
    `${nth}[ -](?:half|quarter|qtr|period)(?: (?:time|winner|lead(?:er)?))?(?! of (?:the|this|last) season)`,
    `(?:${nth} )?(?:[1-4][hqp]|[hqp][1-4]|f[35]|1st[35])`,
    `${nth}[ -](?:(?:\\d|three|five|seven)[ -])?innings?`,
    '(?:1st|first)[ -](?:5|five)(?! (?:legs?|picks|bets|plays|games?|minutes?|winners?|drives?)\\b)',
    '(?:(?:to lead|to be (?:up|ahead|leading)|leading|leads?|ahead|up|winning) )?(?:half ?time|at (?:the )?half|by the half)(?: (?:leader|lead|result|winner|line|spread|total))?',
    '(?<!\\b(?:including|incl|includes|include|counting|with) )(?:(?:go|goes|going)(?: in)?to )?(?:overtime|ot|extra innings|extra time)',
    '(?:teams? )?(?:to )?(?:scores?|scoring) (?:first|1st|last(?! (?:night|week|game|year|season|time)))',
    '(?:first|1st|last) (?:to score|teams? to score|scoring team|run|score)|first (?:basket|points?)|race to \\d+',
    '(?:dbl|double) results?|ht ?/ ?ft|(?:correct|exact) scores?|win both halves|score in (?:both halves|(?:every|each|all) (?:quarters?|periods?|halves|innings?))',
    'both teams (?:to )?score|btts|[ny]rfi|clean sheet|shut ?out|no[ -]hitter',
    '(?:winning )?margin(?: of victory)?|win(?:s|ning)? by (?:exactly|more than|at least|over|double digits|\\d+)(?: \\d+)?',
    `(?<=${team} )by (?:\\d+|an?|one|two|three|double) ?(?:points?|runs?|touchdowns?|scores?|digits|or more)*`,
    '(?:highest|lowest)[ -]scoring (?:half|quarter|period)|(?:total )?odd or even|double chance|draw[ -]no[ -]bet|dnb',
    `(?:(?:to )?win |(?<=${team} ))or (?:(?:the|an?) )?(?:draw|tie)`,
  ],
  'g',
);

/** "No first half bets" and "not in overtime" ask for the whole game. */
const refused = new RegExp(
  ` (?:no|not|not in|without|never|avoid)(?: any)? (?:${parts.source})(?: (?:bets?|picks?|lines?|props?|stuff|nonsense|crap|bs|shit|garbage|business|drama))?|\\b(?:full|whole|entire) games?(?: only)?\\b`,
  'gu',
);

/** "Any period under". */
const anyPart = /(?<= )(?:any|whichever|either) (?:single )?(period|quarter|half)(?! of)\b/g;

/** The state of a team, for which there is no term: asked back where it is no question about games. */
const states = anyOf(
  [
    '(?:on |off |coming off )?(?:a |the |no )?back[ -]to[ -]backs?|(?:on|off) (?:short|long|extra) rest|off (?:a|the|their) bye',
  ],
  'g',
);

/** No run in the first inning, and any run: the under and the over of its total at half a run, whatever else is listed. */
const anyRun = 0.5;
const firstRuns: Readonly<Record<string, 'over' | 'under'>> = { nrfi: 'under', yrfi: 'over' };
const winner = /\b(?:winner|lead(?:er)?|result)$/;
const leading = /^(?:to lead|to be (?:up|ahead|leading)|leading|leads?|ahead|up|winning) /;
const withoutWinner = (words: string) =>
  words
    .trim()
    .replace(leading, '')
    .replace(/ (?:time|winner|lead(?:er)?|result|line|spread|total)$/, '');

/** "Who scores first" asks for a player, "the Chiefs to score first" for a team. */
const asksWho = /\b(?:who|whos|wholl|which (?:player|guy)|player|guy) (?:\S+ ){0,3}$/;

/** The bet on the player who scores first or last, where one is listed. */
const scorers: Readonly<Record<OneScore, Partial<Record<Sport, PropStat>>>> = {
  first_score: { NFL: 'first_touchdowns', NHL: 'first_goals' },
  last_score: { NFL: 'last_touchdowns', NHL: 'last_goals' },
};

const scorerOf = (which: OneScore, { reading, selectedSport }: Draft): PropStat =>
  scorers[which][reading.sports[0] ?? selectedSport] ?? 'other';

const named = partNames.map((part) => [part, new RegExp(`^(?:${markets[part].pattern})$`)] as const);

/** @returns undefined for a part without a market: the second inning */
function partNamed(words: string): Part | undefined {
  const bare = withoutWinner(words);
  if (/^(?:at|by) (?:the )?half$/.test(bare)) return 'first_half';
  return named.find(([, pattern]) => pattern.test(bare))?.[0];
}

/** Whether a part with a market is named, other than the sixty minutes. */
const namesPart = (words: string): boolean =>
  [...words.matchAll(parts)].some(([named]) => (partNamed(named) ?? 'regulation') !== 'regulation');

/** "3 way", but no parlay of three. */
const threeWay =
  /\b(?:3|three)[ -]?ways?\b(?: (?:money ?line|line|market|price|result|bet))?(?! (?:parlays?|teasers?|tie|combo|ticket|slip|acca))/g;

/** A bet that depends on something: there is no term for it. */
const conditions =
  /\b(?:if|when|unless|assuming|as long as|provided) (?:(?:he|she|they|hes|shes|theyre|that|it|not|so|neither|none|either|active|healthy|inactive|out|starting|available)\b(?! ?(?:possible|available|there|is possible))|[a-z\ue000-\uf8ff]+ (?:is|are|isnt|arent|plays?|starts?|sits?|dont|doesnt) (?:in|out|back|active|inactive|healthy|playing|starting|hurt|ruled|play|start)\b)|\botherwise\b/g;

export const readPeriods: Rule = (draft) => {
  const { text, reading } = draft;
  if (reading.intent === 'play') {
    text.consume(conditions, ([words]) => {
      draft.left.push(words.replace(/[\ue000-\uf8ff]/g, 'they').trim());
    });
  }
  text.consume(states, ([words]) => {
    draft.left.push(words);
  });
  text.consume(refused, ([words]) => {
    // "F5 or full game" asks which is better.
    if (/ (?:full|whole|entire) /.test(` ${words}`) && text.has(/ or /)) draft.left.push(words.trim());
  });
  // The first part of the game is one of them.
  text.consume(anyPart, ([, part = '']) => ` 1st ${part}`);
  const asked = text.lower;
  const [sport = draft.selectedSport] = reading.sports;
  // A draw is the third way, and in hockey the game has one only after sixty minutes; of a period, there is no term for it.
  if (sport === 'MLS' || (sport === 'NHL' && !namesPart(asked)))
    text.consume(threeWay, () => {
      if (sport === 'NHL') reading.period = 'regulation';
      add(reading.markets, 'moneyline');
    });
  text.consume(parts, ([words]) => {
    const side = firstRuns[words.trim()];
    const part = side ? 'first_inning' : partNamed(words);
    // A reading has one part; another one stays unread, so that the answer mentions it.
    if (part && reading.period && reading.period !== part) return false;
    if (part && isOneScore(part) && asksWho.test(asked.slice(0, asked.indexOf(words)))) {
      add(reading.markets, 'prop');
      reading.stat ??= scorerOf(part, draft);
      return undefined;
    }
    if (!part) draft.isOfPart = true;
    else reading.period = part;
    if (part && isOneScore(part)) add(reading.markets, 'moneyline');
    if (side) {
      add(reading.markets, 'total');
      add(reading.sides, side);
      reading.line ??= anyRun;
    }
    if (part && (winner.test(words.trim()) || leading.test(words.trim()))) add(reading.markets, 'moneyline');
    if (part && / (?:spread|total)$/.test(words))
      add(reading.markets, words.endsWith('total') ? 'total' : 'spread');
    return undefined;
  });
  if (reading.period) text.consume(kindOfPart, () => {});
};

/** "Quarter bets? 1st q Kings Knicks total": what the part that is named after it is. */
const kindOfPart =
  /\b(?:quarters?|qtrs?|half|halves|periods?) (?=(?:bets?|lines?|plays?|picks?|stuff|action|props?|wagers?|betting)\b)/g;

/** Runs after all markets are read, because the spread of a half is not the spread of the game. */
export function placePart(draft: Draft): void {
  const { reading, isOfPart } = draft;
  const isOfPlayer = reading.markets.includes('prop') || reading.stat !== null || reading.player !== null;
  const { period } = reading;
  if (period && isOneScore(period) && isOfPlayer && !isOfPart) {
    reading.markets = ['prop'];
    reading.stat = scorerOf(period, draft);
    delete reading.period;
    return;
  }
  if (isOfPart || isOfPlayer) delete reading.period;
  // A player's points of the first half have no market either, and are not his points of the game.
  if (!(isOfPart || (period && isOfPlayer)) || reading.intent === 'info') return;
  reading.markets = ['prop'];
  reading.stat = period && isOfPlayer ? 'other' : (reading.stat ?? 'other');
}
