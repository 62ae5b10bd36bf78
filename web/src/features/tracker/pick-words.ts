/** A saved pick in a few words, as its row and the names of its buttons have it. */
import type { Entities, Leg } from '../../../../lambdas/contracts/analysis.ts';
import { lineWords, matchName } from '../../../../lambdas/domain/english/leg.ts';
import { statNames } from '../../../../lambdas/domain/props/stat-names.ts';
import { dayAndTime, shortDay } from '../../components/dates.ts';
import { legShort, matchDays, playTitle } from '../../components/play-words.ts';
import { nickname } from '../../components/team-words.ts';

/** `Dolphins −3`, `Bills moneyline`, `Over 44.5, Bills/Jets`, `3-leg parlay: Rangers, White Sox, Marlins`. */
export function pickName(metadata: Entities): string {
  const [leg, ...more] = metadata.legs;
  return leg && more.length === 0 ? legName(leg) : playTitle(metadata);
}

/** The same of one leg. */
export function legName(leg: Leg): string {
  const { market, selection, line, prop, outright } = leg;
  if (outright) return `${outright.player} to win`;
  if (prop) return `${prop.player} ${selection} ${line} ${statNames[prop.stat]}`;
  if (selection === 'draw') return `Draw, ${legShort(leg)}`;
  if (market === 'total' && line !== null) {
    return `${selection === 'over' ? 'Over' : 'Under'} ${line}, ${legShort(leg)}`;
  }
  return line === null ? `${legShort(leg)} moneyline` : `${legShort(leg)} ${lineWords(line, market)}`;
}

/** Which game, or how many: `Dolphins at Bills`, `3 games, Nov 21 – Nov 24`. A row has no room for cities. */
export function gameWords(metadata: Entities): string {
  const [leg] = metadata.legs;
  if (!leg) return '';
  const games = new Set(metadata.legs.map(({ gameId }) => gameId)).size;
  return games === 1 ? shortMatch(leg) : `${games} games, ${matchDays(metadata)}`;
}

function shortMatch(leg: Leg): string {
  const { home, away, sport, outright } = leg;
  return outright ? matchName(leg) : `${nickname(away, sport)} at ${nickname(home, sport)}`;
}

/** When the first game starts: with the hour while that is to come, else the day. */
export function startWords({ match_date }: Entities, now: Date): string {
  if (!match_date) return '';
  return new Date(match_date) > now ? dayAndTime(match_date) : shortDay(match_date);
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** As games are named here, the visitors first: `Bills 27–20 Jets`. */
export function scoreWords({ home, away, sport }: Leg, score: Score): string {
  return `${nickname(away, sport)} ${score.away}–${score.home} ${nickname(home, sport)}`;
}
