/** The last meetings of two teams. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { namedTeam } from '../../english/team-names.ts';
import { dateLabel } from '../../facts/games.ts';
import type { QueryAnswer } from '../answered.ts';
import { playFor, playOn, pricesOf } from '../table/next.ts';
import { gameOf, type Tables } from '../table/tables.ts';
import { item, theTeam } from '../table/words.ts';
import { finished } from './past.ts';
import { averageOf } from './team-games.ts';

interface Met {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  /** The closing total; null where it is not kept. */
  readonly total: number | null;
}

const usual = 5;

/** Where one of two teams was the home team: at the winner's place, at the loser's, or anywhere. */
type Venue = 'home' | 'road' | undefined;

/** When one of two teams last beat the other there, and if it has not, when it last did anywhere. @param all their meetings, newest first */
function lastWinAt(venue: Venue, between: Between): string {
  const { winner, loser, all, sport } = between;
  if (venue === undefined) return lastWin(between);
  const there = all.filter(({ home }) => (home === winner) === (venue === 'home'));
  if (there.some((each) => isWonBy(winner, each))) return lastWin(between, there);
  const [who, whom] = [upperFirst(theTeam(winner, sport)), theTeam(loser, sport)];
  const where = venue === 'home' ? 'at home' : `at ${namedTeam(loser, sport).possessive} place`;
  const kept =
    there.length === 0
      ? `We keep no meeting of ${theTeam(winner, sport)} and ${whom} ${where}.`
      : `${who} have not beaten ${whom} ${where} in the ${there.length === 1 ? 'only meeting' : `${there.length} meetings`} there that we keep.`;
  return all.some((each) => isWonBy(winner, each)) ? `${kept} ${lastWin(between)}` : kept;
}

const isWonBy = (winner: string, { home, homeScore, awayScore }: Met) =>
  home === winner ? homeScore > awayScore : awayScore > homeScore;

interface Between {
  readonly winner: string;
  readonly loser: string;
  /** Newest first. */
  readonly all: readonly Met[];
  readonly sport: Sport;
  readonly now: Date;
}

/** @param among the meetings of which one is meant */
function lastWin({ winner, loser, all, sport, now }: Between, among = all): string {
  const [who, whom] = [upperFirst(theTeam(winner, sport)), theTeam(loser, sport)];
  const found = among.find((each) => isWonBy(winner, each));
  const oldest = all.at(-1);
  if (!found)
    return `${who} have not beaten ${whom} in ${all.length === 1 ? 'the only meeting' : `the ${all.length} meetings`} we keep${oldest ? `, since ${dateLabel(oldest.day, now)}` : ''}.`;
  const { day, home, homeScore, awayScore } = found;
  const score = home === winner ? `${homeScore}–${awayScore}` : `${awayScore}–${homeScore}`;
  const later = all.filter((each) => each.day > day);
  return [
    `${who} last beat ${whom} on ${dateLabel(day, now)}: ${score}, ${home === winner ? 'at home' : 'on the road'}.`,
    ...(later.length > 0
      ? [`They have met ${plural(later.length, 'time')} since.`]
      : ['They have not met since.']),
  ].join(' ');
}

/** The place that a question names is that of the team named first. */
const venueIn = ({ splits }: FindQuery, isFirst: boolean): Venue =>
  splits.includes('home')
    ? isFirst
      ? 'home'
      : 'road'
    : splits.includes('road')
      ? isFirst
        ? 'road'
        : 'home'
      : undefined;

/** How many meetings went over their closing total, or a number that was named, and what both teams scored together. */
function oversIn(met: readonly Met[], { over: line, side }: FindQuery): string {
  const sums = met.map(({ homeScore, awayScore }) => homeScore + awayScore);
  const average = averageOf(sums);
  const both = `Both teams together: ${average} a meeting.`;
  if (line !== null) {
    const isUnder = side === 'under';
    const count = sums.filter((sum) => (isUnder ? sum < line : sum > line)).length;
    return `${count} of the ${plural(met.length, 'meeting')} went ${isUnder ? 'under' : 'over'} ${line}. ${both}`;
  }
  const margins = met.flatMap(({ homeScore, awayScore, total }) =>
    total === null ? [] : [homeScore + awayScore - total],
  );
  if (margins.length === 0) return `We keep no closing total of these meetings, so no overs. ${both}`;
  const [over, under] = [margins.filter((by) => by > 0).length, margins.filter((by) => by < 0).length];
  const pushes = margins.length - over - under;
  return [
    `Of ${plural(margins.length, 'meeting')} with a closing total, ${over} went over and ${under} under${pushes > 0 ? `, with ${plural(pushes, 'push', 'pushes')}` : ''}.`,
    both,
  ].join(' ');
}

/** `They last met on Wed, Nov 18: Knicks 105, Kings 93, in Sacramento.` */
function lastMeeting({ day, home, away, homeScore, awayScore }: Met, now: Date): string {
  const [winner, loser] =
    homeScore >= awayScore
      ? [`${home} ${homeScore}`, `${away} ${awayScore}`]
      : [`${away} ${awayScore}`, `${home} ${homeScore}`];
  return `They last met on ${dateLabel(day, now)}: ${winner}, ${loser}. ${home} had the home game.`;
}

export function meetings(query: FindQuery, tables: Tables): QueryAnswer {
  const [one = '', other = ''] = query.teams;
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const game = gameOf([one, other], tables);
  const reported = (game && table?.sheet?.meetings?.[game.id]?.rows) ?? [];
  const known = new Map<string, Met>(
    reported.flatMap(({ day, home, away, score }) =>
      score
        ? [[day, { day, home, away, homeScore: score.home, awayScore: score.away, total: null }] as const]
        : [],
    ),
  );
  for (const each of table ? finished(table) : []) {
    const isBetween = [each.homeName, each.awayName].every((name) => name === one || name === other);
    if (!isBetween) continue;
    const { day, homeName, awayName, homeScore, awayScore, total } = each;
    known.set(day, { day, home: homeName, away: awayName, homeScore, awayScore, total });
  }
  const wanted = query.last ?? usual;
  const all = [...known.values()].sort((a, b) => b.day.localeCompare(a.day));
  const met = all.slice(0, wanted);
  const next = game ? [pricesOf(game), playOn(game)] : [playFor(one, sport)];
  const who = `${theTeam(one, sport)} and ${theTeam(other, sport)}`;
  if (met.length === 0) {
    const oldest = table && finished(table).at(-1);
    const since = oldest
      ? ` since ${dateLabel(oldest.day, tables.now)}, the first day whose results we have`
      : '';
    return { response: `We keep no past meeting of ${who}${since}.`, cards: [], alternatives: next };
  }
  // Fewer than are shown are all that is kept, and not all that were.
  const oldest = [...(table ? finished(table) : []), ...all].map(({ day }) => day).sort()[0];
  const kept =
    all.length < wanted && oldest !== undefined
      ? [`We keep results since ${dateLabel(oldest, tables.now)}, so earlier meetings are not counted.`]
      : [];
  if (query.detail === 'last_win' || query.detail === 'last_loss') {
    const winner = query.detail === 'last_win' ? one : other;
    const venue = venueIn(query, winner === one);
    const between = { winner, loser: winner === one ? other : one, all, sport, now: tables.now };
    return {
      response: [
        lastWinAt(venue, between),
        // Without such a win at a place, there may be one that is not kept.
        ...(venue === undefined || all.some((each) => isWonBy(winner, each)) ? [] : kept),
      ].join(' '),
      cards: [],
      alternatives: next,
    };
  }
  const [latest] = met;
  if (query.last === 1 && latest)
    return { response: lastMeeting(latest, tables.now), cards: [], alternatives: next };
  const wins = met.filter(({ home, homeScore, awayScore }) =>
    home === one ? homeScore > awayScore : awayScore > homeScore,
  ).length;
  const ties = met.filter(({ homeScore, awayScore }) => homeScore === awayScore).length;
  const fewer =
    query.last !== null && met.length < query.last ? ` We keep ${plural(met.length, 'meeting')}.` : '';
  return {
    response: [
      `${one} won ${wins} and ${other} won ${met.length - wins - ties} of ${met.length === 1 ? 'the last meeting' : `the last ${met.length} meetings`}${ties > 0 ? `, ${ties} tied` : ''}.${fewer}`,
      ...(query.market === 'total' ? [oversIn(met, query)] : []),
      ...met.map(({ day, home, away, homeScore, awayScore }) =>
        item(`${dateLabel(day, tables.now)}: ${away} ${awayScore}, ${home} ${homeScore}`),
      ),
      ...kept,
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: 'Last meetings',
        columns: [
          { label: 'Day', align: 'start' },
          { label: 'Away', align: 'start' },
          { label: 'Home', align: 'start' },
          { label: 'Score', align: 'end' },
        ],
        rows: met.map(({ day, home, away, homeScore, awayScore }) => [
          dateLabel(day, tables.now),
          away,
          home,
          `${awayScore}–${homeScore}`,
        ]),
      },
    ],
    alternatives: next,
  };
}
