/** "How many of their last five went over that": a team's games over the number of the bet that was shown. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { isPlain, type Said } from './said.ts';

const over = /\b(?:over|under|above|below|hit|cleared|topped|cover(?:ed)?)\b/;
const often = /\b(?:how (?:many|often)|what percent(?:age)?|have|has|do|does|did)\b/;
const pointing = /\b(?:that|this|it|the (?:number|line|total|mark))\b/;

const scoring =
  /^(?:(?:and|so) )*how many (?:points|goals|runs)(?: (?:per|a) game)? (?:do|does|did|have|are) (?:they|their (?:offense|defense)|the team)(?: (?:usually|typically|normally))? (averag\w+|scor\w+|put(?:ting)? up|allow\w*|giv(?:e|ing) up|conced\w+)(?: (?:on average|(?:per|a) game|this season))*$/;

/** "How many goals do they average": of the team that the bet is on, or of both teams of its game. */
export function scoringOf({ text, shown, sport }: Said): FindQuery | undefined {
  const { teams, players } = shown;
  const [, verb] = scoring.exec(text) ?? [];
  if (verb === undefined || teams.length === 0 || teams.length > 2 || players.length > 0) return undefined;
  return {
    ...openFind,
    topic: 'statistic',
    sports: [sport],
    teams: [...teams],
    detail: /^(?:allow|giv|conced)/.test(verb) ? 'allowed' : null,
  };
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
