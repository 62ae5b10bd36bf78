/** "How many of their last five went over that": a team's games over the number of the bet that was shown. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { isPlain, type Said } from './said.ts';

const over = /\b(?:over|under|above|below|hit|cleared|topped|cover(?:ed)?)\b/;
const often = /\b(?:how (?:many|often)|what percent(?:age)?|have|has|do|does|did)\b/;
const pointing = /\b(?:that|this|it|the (?:number|line|total|mark))\b/;

const when =
  '(?:on average|(?:per|a) game|this (?:season|year)|lately|recently|usually|(?:over|in|through|across|for) (?:the|their|these)? ?(?:last|past) (?:\\d{1,2}|few|couple|two|three|four|five|six|seven|eight|nine|ten)(?: (?:games|matches|ones|outings))?|(?:the|their) (?:last|past) \\d{1,2}(?: games)?|(?:when )?(?:(?:playing )?at home|on the road|away(?: from home)?))';
const scoring = new RegExp(
  `^(?:(?:and|so|ok|but) )*(?:how (?:many|much)|what)(?: (?:points|goals|runs))?(?: (?:per|a) game)? (?:do|does|did|have|are|were|has) (?:they|their (?:offense|defense)|(?:the|that|this) team)(?: (?:usually|typically|normally|been))* (averag\\w+|scor\\w+|put(?:ting)? up|allow\\w*|giv(?:e|ing) up|gave up|conced\\w+)(?: ${when})*$`,
);

/** "How many goals do they average", "what did they score in their last 5": of the team that the bet is on, or of both teams of its game. */
export function scoringOf({ text, shown, sport, slots }: Said): FindQuery | undefined {
  const { teams, players } = shown;
  const [, verb] = scoring.exec(text) ?? [];
  if (verb === undefined || teams.length === 0 || teams.length > 2 || players.length > 0) return undefined;
  const about = {
    ...openFind,
    sports: [sport],
    teams: [...teams],
    splits: slots.splits.filter((split) => split === 'home' || split === 'road'),
    last: slots.last,
  };
  // Of so many games, the score of each is asked for.
  const isOfEach = /^(?:score|put up)$/.test(verb) && slots.last !== null && teams.length === 1;
  return isOfEach
    ? { ...about, topic: 'form' }
    : { ...about, topic: 'statistic', detail: /^(?:allow|g[ia]v|conced)/.test(verb) ? 'allowed' : null };
}

/** @returns undefined where no total was shown, or another number is named */
export function overTotal(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  const [bet, ...others] = shown.bets;
  if (!bet || others.length > 0 || bet.market !== 'total' || bet.line === null || bet.player !== null)
    return undefined;
  if (!over.test(text) || !often.test(text) || !pointing.test(text) || !isPlain(said)) return undefined;
  if (slots.players.length > 0 || slots.days || slots.over !== null || slots.teams.length > 2)
    return undefined;
  const teams = slots.teams.length > 0 ? slots.teams : shown.teams;
  if (teams.length === 0 || slots.unread.length > 0) return undefined;
  return {
    ...openFind,
    topic: 'total',
    sports: [sport],
    teams: [...teams],
    splits: slots.splits,
    over: bet.line,
    side: /\b(?:under|below)\b/.test(text) ? 'under' : 'over',
    last: slots.last,
  };
}
