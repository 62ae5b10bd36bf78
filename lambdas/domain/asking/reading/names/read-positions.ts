/** Whom a bet is to be on by position: "two rbs", "a tight end", "no qbs". */

import type { Position } from '../../../../contracts/feed/positions.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { isOneScore } from '../../../feed/markets/periods.ts';
import { add, type Draft, type Rule } from '../draft.ts';
import { counts } from '../words/counts.ts';
import { namingWithStat } from './players.ts';
import { anyPosition, positionsCalled } from './positions.ts';

/** Stands for a position that was read. */
const role = '\u25c7';
const one = `(?<![a-z0-9'-])${anyPosition}(?![a-z0-9'-])`;
const refused = new RegExp(
  `(?<![a-z])(?:no|nor|not|not an?|not any|(?:any|every|some)(?:one|body|thing) (?:but|except|other than|besides)|other than|besides|zero|without|without any|avoid|avoiding|skip|except|except for|but not|never|leave out|(?:dont|do not) (?:touch|want|use|bet|include|give me)(?: on)?)(?: (?:any|an?|the))? (?:${one})(?:(?: ,)?(?: (?:and|or|nor|no|,))* (?:${one})){0,4}`,
  'g',
);

/**
 * Before a position, these say which one is meant beyond it: by rank, form or health, which no roster has, or by a team that is
 * not named. The words stay unread, so that nobody else is chosen.
 */
const described =
  /(?<![a-z])(?:no|not|nor|but|except|without|besides|than|never|backup|back-up|second|third|2nd|3rd|string|bad|good|great|elite|weak|strong|soft|cold|hot|struggling|rookie|rookies|young|old|veteran|injured|hurt|healthy|star|stud|stars|top|best|better|worst|worse|favorite|lead|main|other|another team|opposing|opponents?|opposite|his|their|its|own|same|that|running|mobile|rushing|pass-catching|undervalued|underrated|overrated|slot|new|cheap|unknown|random|against|vs|versus|facing|face|type)(?: (?:an?|the|two|three|\d))*$/;
/** Games of a position are no bet on a player. */
const ofGames =
  /^ (?:on (?:an?|fire)|saves?|games?|duels?|battles?|matchups?|types?|heavy|school|sneaks?|room)(?![a-z])|^s?[-/]/;
/** A market of teams or games in the same piece: the position tells of a game. */
const ofTeams =
  /(?<![a-z])(?:teamtotals?|moneylines?|spreads?|puck ?-?lines?|run ?-?lines?|to win|to cover|games? (?:over|under|total)s?|(?:over|under|total)s? (?:in|for) (?:the |any |two |\d )?games?|games? with|quarters?|hal(?:f|ves)|periods?|innings?)(?![a-z])/;

/** Before statistics: a position says that those of a player are meant, and of which league. */
export const readPositions: Rule = (draft) => {
  const { text, reading, isGolf } = draft;
  if (isGolf || reading.intent === 'info') return;
  const context = { sports: sportsNamed(draft), selected: draft.selectedSport };
  const meant = (word: string) => positionsCalled(word, context);
  text.consume(refused, ([words]) => {
    const found = [...words.matchAll(new RegExp(one, 'g'))].map(([word]) => meant(word));
    const isUnclear =
      found.some((each) => each === undefined) ||
      (reading.period !== undefined && isOneScore(reading.period));
    if (isUnclear) return false;
    const positions = [...(reading.notPositions ?? [])];
    for (const each of found) add(positions, ...(each?.positions ?? []));
    reading.notPositions = positions;
    // Whoever else is to score is a player, and no team.
    if (text.has(/\bto score\b|\bscorers?\b/)) add(reading.markets, 'prop');
    return undefined;
  });
  if (text.has(ofTeams)) return;
  const wanted: Position[] = [];
  const sports: Sport[] = [];
  text.consume(new RegExp(one, 'g'), ({ 0: word, index }) => {
    const found = meant(word);
    const before = text.lower.slice(0, index).trimEnd();
    const after = text.lower.slice(index + word.length);
    if (!found || described.test(before) || ofGames.test(after)) return false;
    add(wanted, ...found.positions);
    add(sports, found.sport);
    return role;
  });
  if (wanted.length === 0) return;
  readCount(draft);
  reading.positions = wanted;
  add(reading.markets, 'prop');
  if (reading.sports.length === 0 && draft.found.length === 0) add(reading.sports, ...sports);
};

/** "Four running backs", "both qbs": one leg each. */
function readCount({ text, reading }: Draft): void {
  text.consume(counted, ([, word = '']) => {
    const legs = sizes[word] ?? Number(word);
    if (reading.legs !== null && reading.legs.min !== legs) return false;
    reading.legs = { min: legs, max: legs };
    return undefined;
  });
}
const sizes: Readonly<Record<string, number>> = { ...counts, both: 2 };
const counted = new RegExp(
  `(?<![\\w+.-])(?:an? )?(both|couple|pair|two|three|four|five|six|[2-6])(?: of)?(?: (?:the|nfl|nba|nhl|mlb|different|diff))* (?=${role})`,
  'g',
);

/** By name, by a team, or by a statistic that only they have. */
function sportsNamed(draft: Draft): readonly Sport[] {
  const { reading, found } = draft;
  const named = [...new Set([...reading.sports, ...found.map(({ sport }) => sport)])];
  return named.length > 0 ? named : (namingWithStat(draft).sports ?? []);
}
