/** Teams' records: wins, covers, overs, form and scoring, over the games that the table keeps. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Standing } from '../../../../contracts/feed/stats.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { plural, signed } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { namedTeam } from '../../english/team-names.ts';
import type { QueryAnswer } from '../answered.ts';
import type { Tables } from '../table/tables.ts';
import { item, theTeam } from '../table/words.ts';
import { partStatistic } from './parts-scored.ts';
import { covers, type Own, overs, results, type Tally, tallyWords } from './past.ts';
import { sizeAsked } from './reading/spread-size.ts';
import { lastOf, streaks } from './runs/streaks.ts';
import { splitWords } from './split-words.ts';
import { agoWords, answerFor, averageOf, gamesCard, gameWords, since } from './team-games.ts';

const formLength = 5;

export function record(query: FindQuery, tables: Tables): QueryAnswer {
  const isWhole =
    query.splits.length === 0 &&
    query.last === null &&
    query.rested === null &&
    query.since === null &&
    query.group === null;
  return answerFor(query, tables, (each) => {
    const { team, sport, table, games, what } = each;
    const row = table?.sheet?.standings?.rows.find((standing) => standing.team.name === team);
    if (isWhole && row) {
      const whole = standingWords(row);
      if (whole)
        return {
          text: [
            `${upperFirst(theTeam(team, sport))} are ${whole}.`,
            ...venueWords(row),
            ...(query.market === 'spread' ? spreadWords(games) : []),
          ],
          cards: [],
        };
    }
    const ofSeason = atVenue(query, row);
    const whole =
      ofSeason === undefined || ofSeason === tallyWords(results(games))
        ? []
        : [`${upperFirst(theTeam(team, sport))} are ${ofSeason}${splitWords(query)} this season.`];
    if (games.length === 0) return whole.length > 0 ? { text: whole } : undefined;
    const won = results(games);
    const against = covers(games);
    const title = `${team}, ${what}`;
    return {
      text: [
        ...whole,
        `${upperFirst(theTeam(team, sport))} are ${tallyWords(won)} in ${what} ${since(games)}.`,
        ...(sizeAsked(query) === null &&
        query.splits.some((split) => split === 'favorite' || split === 'underdog')
          ? shareWords(won)
          : []),
        ...(against.games > 0 ? [`Against the spread: ${tallyWords(against)}.`] : []),
        ...totalsWords(games),
      ],
      cards: [recordCard(title, won)],
    };
  });
}

/** The season's record at home or on the road, as the standings have it; undefined for any narrower question. */
function atVenue(query: FindQuery, row: Standing | undefined): string | undefined {
  const [split, ...others] = query.splits;
  const isWhole =
    others.length === 0 &&
    query.last === null &&
    query.rested === null &&
    query.since === null &&
    query.group === null &&
    query.days === null;
  if (!row || !isWhole) return undefined;
  const record = split === 'home' ? row.homeRecord : split === 'road' ? row.awayRecord : null;
  return record?.replaceAll('-', '–') || undefined;
}
/** `That is 70% won.` */
const shareWords = ({ won, games }: Tally): string[] =>
  games < 2 ? [] : [`That is ${Math.round((won / games) * 100)}% won.`];

/** `Against the closing spread: 7–3 in 10 games since Sun, Nov 1.` */
function spreadWords(games: readonly Own[]): string[] {
  const tally = covers(games);
  return tally.games === 0
    ? []
    : [`Against the closing spread: ${tallyWords(tally)} in ${plural(tally.games, 'game')} ${since(games)}.`];
}

/** `Over the closing total: 7, under: 8, push: 1.` Who asks for a record may ask for overs beside it. */
function totalsWords(games: readonly Own[]): string[] {
  const { won, lost, even, games: counted } = overs(games);
  const pushes = even > 0 ? `, push: ${even}` : '';
  return counted === 0 ? [] : [`Over the closing total: ${won}, under: ${lost}${pushes}.`];
}

/** `9–3`, `9–3–1`; null where the standings lack wins or losses. */
export function standingWords({ won, lost, drawn, overtimeLosses, points }: Standing): string | null {
  if (won === null || lost === null) return null;
  const third = overtimeLosses ?? drawn ?? 0;
  const record = third > 0 || overtimeLosses !== null ? `${won}–${lost}–${third}` : `${won}–${lost}`;
  return points !== null && overtimeLosses !== null ? `${record} (${plural(points, 'point')})` : record;
}

function venueWords({ homeRecord, awayRecord, streak, lastTen }: Standing): string[] {
  const parts = [
    ...(homeRecord ? [`${homeRecord.replaceAll('-', '–')} at home`] : []),
    ...(awayRecord ? [`${awayRecord.replaceAll('-', '–')} on the road`] : []),
    ...(lastTen ? [`${lastTen.replaceAll('-', '–')} in the last ten`] : []),
    ...(streak ? [`streak ${streak}`] : []),
  ];
  return parts.length > 0 ? [`${upperFirst(parts.join(', '))}.`] : [];
}

export function spreads(query: FindQuery, tables: Tables): QueryAnswer {
  const shares: { readonly who: string; readonly share: number }[] = [];
  const answer = answerFor(query, tables, ({ team, sport, games, what }) => {
    const tally = covers(games);
    if (tally.games > 0)
      shares.push({ who: theTeam(team, sport), share: Math.round((tally.won / tally.games) * 100) });
    if (tally.games === 0)
      return {
        text: [
          `No closing spread is kept for ${namedTeam(team, sport).possessive} games${splitWords(query)}.`,
        ],
      };
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} are ${tallyWords(tally)} against the closing spread in ${what} ${since(games)}${missing(games.length, tally)}.`,
        ...(tally.games < 2 ? [] : [`That is ${Math.round((tally.won / tally.games) * 100)}% covered.`]),
      ],
      cards: [recordCard(`${team} against the spread`, tally), gamesCard(team, games)],
    };
  });
  return { ...answer, response: [...moreOften(shares), answer.response].join('\n') };
}

/** `The Dolphins have covered more often than the Raiders: 67% against 50%.`, of two teams. */
function moreOften(shares: readonly { readonly who: string; readonly share: number }[]): string[] {
  const [first, second, ...others] = shares.toSorted((a, b) => b.share - a.share);
  if (!first || !second || others.length > 0) return [];
  return [
    first.share === second.share
      ? `${upperFirst(first.who)} and ${second.who} have covered equally often: ${first.share}%.`
      : `${upperFirst(first.who)} have covered more often than ${second.who}: ${first.share}% against ${second.share}%.`,
  ];
}

export function totals(query: FindQuery, tables: Tables): QueryAnswer {
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    if (query.over !== null) {
      const number = query.over;
      const isUnder = query.side === 'under';
      const count = games.filter(({ homeScore, awayScore }) =>
        isUnder ? homeScore + awayScore < number : homeScore + awayScore > number,
      ).length;
      return {
        text: [
          `${count} of ${namedTeam(team, sport).possessive} ${what} ${since(games)} went ${isUnder ? 'under' : 'over'} ${number}.`,
        ],
        cards: [gamesCard(team, games)],
      };
    }
    const tally = overs(games);
    if (tally.games === 0)
      return {
        text: [
          `No closing total is kept for ${namedTeam(team, sport).possessive} games${splitWords(query)}.`,
        ],
      };
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} went over the closing total ${plural(tally.won, 'time')} and under it ${plural(tally.lost, 'time')}${tally.even > 0 ? `, with ${plural(tally.even, 'push', 'pushes')},` : ''} in ${what} ${since(games)}${missing(games.length, tally)}.`,
      ],
      cards: [gamesCard(team, games)],
    };
  });
}

const missing = (games: number, tally: Tally) =>
  tally.games < games ? ` (${games - tally.games} without a closing line)` : '';

export function form(query: FindQuery, tables: Tables): QueryAnswer {
  if (query.detail === 'streak') return streaks(query, tables);
  if (query.detail === 'last_win' || query.detail === 'last_loss') return lastOf(query, tables);
  const wanted = { ...query, last: query.last ?? (query.since === null ? formLength : null) };
  if (wanted.last === 1 && query.detail === null) return lastOne(wanted, tables);
  return answerFor(wanted, tables, ({ team, sport, games, what }) => {
    const short =
      (wanted.last ?? 0) > games.length ? ` We keep ${plural(games.length, 'game')} of this season.` : '';
    const span = query.since === null ? `last ${what}` : `${what} since ${dayLabel(query.since)}`;
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} are ${tallyWords(results(games))} in their ${span}:${short}`,
        ...games.slice(0, 10).map((game) => item(`${gameWords(game)}${countWords(query, game)}`)),
        ...(query.detail === 'both_teams' ? [bothWords(games)] : []),
      ],
      cards: [gamesCard(team, games)],
    };
  });
}

/** `, 47 in all`, `, by 7`: what is asked of each game. */
function countWords({ detail }: FindQuery, { scored, conceded }: Own): string {
  if (detail === 'both_teams') return `, ${scored + conceded} in all`;
  return detail === 'margins' ? `, by ${Math.abs(scored - conceded)}` : '';
}

/** One game is no record. */
const lastOne = (query: FindQuery, tables: Tables): QueryAnswer =>
  answerFor(query, tables, ({ team, sport, games, sort }) => ({
    text: games.map(
      (game) =>
        `${upperFirst(namedTeam(team, sport).possessive)} last game${sort}: ${gameWords(game)}${sort === '' ? `, ${agoWords(game.day, tables.now)}` : ''}.`,
    ),
    cards: [gamesCard(team, games)],
  }));

const bothWords = (games: readonly Own[]) =>
  `Both teams together: ${averageOf(games.map(({ scored, conceded }) => scored + conceded))} a game.`;

export function statistic(query: FindQuery, tables: Tables): QueryAnswer {
  const { part } = query;
  if (part !== null) return partStatistic(query, part, tables);
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const scored = averageOf(games.map((game) => game.scored));
    const conceded = averageOf(games.map((game) => game.conceded));
    const margin = Math.round((scored - conceded) * 10) / 10;
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} average ${scored} and allow ${conceded} (${signed(margin)}) in ${what} ${since(games)}.`,
        bothWords(games),
      ],
      cards: [
        {
          type: 'table',
          title: `${team}, ${what}`,
          columns: [
            { label: 'Per game', align: 'start' },
            { label: 'Average', align: 'end' },
          ],
          rows: [
            ['Scored', `${scored}`],
            ['Allowed', `${conceded}`],
            ['Difference', signed(margin)],
          ],
        },
      ],
    };
  });
}

const recordCard = (title: string, { won, lost, even }: Tally): CardOf<'record'> => ({
  type: 'record',
  title,
  wins: won,
  losses: lost,
  pushes: even,
  units: null,
  roi: null,
});
