/** Who starts: pitchers, where the feed names them; of quarterbacks and goalies who played last. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { GradedStat, PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { isStarting } from '../../answer/terms.ts';
import { nickname } from '../../english/team-names.ts';
import type { Starter } from '../../facts/sheet.ts';
import type { QueryAnswer } from '../answered.ts';
import { playOn, pricesOf, scheduleOf } from '../table/next.ts';
import { gamesAbout, isOf, type Tables } from '../table/tables.ts';
import { item, listed, matchupAndStart, onDays, theTeam } from '../table/words.ts';
import { injuries } from './injuries.ts';
import {
  allSeasons,
  type PlayerGame,
  type PlayerSeason,
  seasonsOf,
  valueIn,
} from './players/player-games.ts';
import { eraIn } from './ranks/earned-runs.ts';
import { splitWords } from './split-words.ts';
import { averageOf } from './team-games.ts';

/** The selected sport, if its table was read. */
const sportIn = ({ sports, selectedSport }: Tables): Sport =>
  sports.some(({ sport }) => sport === selectedSport) ? selectedSport : (sports[0]?.sport ?? selectedSport);

export function starters(query: FindQuery, tables: Tables): QueryAnswer {
  const [sport = sportIn(tables)] = query.sports;
  const hours = query.starts ?? null;
  const games = gamesAbout(query, tables).filter(
    (each) => each.sport === sport && isStarting(each.startsAt, hours),
  );
  const [game] = games;
  if (sport !== 'MLB') return lastStarters(query, sport, tables);
  if (query.players.length > 0 && query.teams.length === 0) return ofPitcher(query, tables);
  if (query.teams.length === 0) return allPitchers(games, tables);
  const sheet = tables.sports.find((each) => each.sport === sport)?.sheet;
  const named = game && sheet?.starters?.[game.id]?.rows;
  if (!game || !named || (!named.home && !named.away)) {
    return {
      response: game
        ? `No starting pitcher is named yet for ${matchupAndStart(game)}.${pitchersPriced(game, query.teams, tables)}`
        : 'No upcoming game for that team is listed in the next 7 days.',
      cards: [],
      alternatives: game ? [pricesOf(game), playOn(game)] : [scheduleOf(sport)],
    };
  }
  const sides = [
    [game.away.name, named.away],
    [game.home.name, named.home],
  ] as const;
  return {
    response: [
      `${matchupAndStart(game)}:`,
      ...sides.map(([team, starter]) => `• ${team}: ${wordsFor(starter)}`),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: 'Starting pitchers',
        columns: [
          { label: 'Team', align: 'start' },
          { label: 'Pitcher', align: 'start' },
          { label: 'ERA', align: 'end' },
          { label: 'Strikeouts', align: 'end' },
        ],
        rows: sides.map(([team, starter]) => [
          team,
          starter?.name ?? 'not named',
          starter?.era?.toFixed(2) ?? '–',
          `${starter?.strikeouts ?? '–'}`,
        ]),
      },
    ],
    alternatives: [pricesOf(game), playOn(game)],
  };
}

const ofPitchers: ReadonlySet<PropStat> = new Set([
  'strikeouts',
  'outs',
  'earned_runs',
  'hits_allowed',
  'walks_allowed',
]);

/** Whom books expect to pitch: they price a pitcher's props before the feed names him. */
function pitchersPriced(game: Game, teams: readonly string[], tables: Tables): string {
  const { props = [], home, away, sport } = game;
  const pitching = props.filter(({ stat }) => ofPitchers.has(stat));
  const names = [...new Set(pitching.map(({ player }) => player))];
  if (names.length === 0) return '';
  const seasons = allSeasons(tables).filter(
    (each) => each.sport === sport && [home.name, away.name].includes(each.team),
  );
  const teamOf = (name: string): string | undefined => {
    const known = pitching.find((each) => each.player === name && each.known)?.known;
    return known ? game[known.side].name : seasons.find((each) => isMeant(name, each.name))?.team;
  };
  const [own, ...more] = names.filter((name) => teams.includes(teamOf(name) ?? ''));
  const [team, ...others] = teams;
  if (own === undefined || team === undefined || more.length + others.length > 0) {
    const called = names.map((name) => {
      const of = teamOf(name);
      return of === undefined ? name : `${name} (${nickname(of, sport)})`;
    });
    return ` Books already price the pitching of ${listed(called)} there.`;
  }
  const rest = names.filter((name) => name !== own);
  const beside = rest.length === 0 ? '' : `, and that of ${listed(rest)} in the same game`;
  const era = eraOf(own, seasons);
  return ` For ${theTeam(team, sport)}, books already price the pitching of ${own}${beside}.${era}`;
}

/** ` Dylan Cease: 3.86 ERA, … which is what we keep of him.` */
function eraOf(pitcher: string, seasons: readonly PlayerSeason[]): string {
  const [season, ...others] = seasons.filter((each) => isMeant(pitcher, each.name));
  const era = season && others.length === 0 ? eraIn(season.games) : undefined;
  return era ? ` ${season?.name ?? pitcher}: ${era.words}, which is what we keep of him.` : '';
}

const mostGames = 16;

/** Every game's pitchers, of the next day with games or the days named. */
function allPitchers(games: readonly Game[], { sports }: Tables): QueryAnswer {
  const sheet = sports.find(({ sport }) => sport === 'MLB')?.sheet;
  const named = games.flatMap((game) => {
    const row = sheet?.starters?.[game.id]?.rows;
    const name = (starter: Starter | null) => starter?.name ?? 'not named yet';
    return row && (row.home || row.away)
      ? [item(`${matchupAndStart(game)}: ${name(row.away)} against ${name(row.home)}`)]
      : [];
  });
  return {
    response:
      named.length === 0
        ? 'No starting pitcher is named yet.'
        : ['Starting pitchers:', ...named.slice(0, mostGames)].join('\n'),
    cards: [],
    alternatives: [scheduleOf('MLB')],
  };
}

/** The games that a pitcher is named for, in all of the days that are listed unless some are named. */
function ofPitcher({ players, days, starts: hours }: FindQuery, tables: Tables): QueryAnswer {
  const table = tables.sports.find(({ sport }) => sport === 'MLB');
  const sheet = table?.sheet;
  const games = (table?.games ?? [])
    .filter((game) => isUpcoming(game, tables.now) && (days === null || days.includes(game.day)))
    .filter(({ startsAt }) => isStarting(startsAt, hours ?? null))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const starts = games.flatMap((game) => {
    const row = sheet?.starters?.[game.id]?.rows;
    const own = [row?.away, row?.home].flatMap((starter) => starter ?? []);
    return own
      .filter(({ name }) => players.some((player) => isMeant(player, name)))
      .map((starter) => ({ game, starter }));
  });
  const [first] = starts;
  if (players.length > 1)
    return ofPitchersListed({
      players,
      days,
      starts,
      games: games.filter(({ props = [] }) => props.length > 0),
    });
  const priced = first ? [] : games.filter((game) => players.some((player) => isPriced(player, game)));
  const [expected] = priced;
  if (expected)
    return {
      response: [
        `No game names ${listed(players, 'or')} as its starting pitcher yet, and books already price his pitching, so he is expected to start:`,
        ...priced.map((game) => item(matchupAndStart(game))),
      ].join('\n'),
      cards: [],
      alternatives: [pricesOf(expected), playOn(expected)],
    };
  return {
    response: first
      ? starts.map(({ game, starter }) => `${matchupAndStart(game)}: ${wordsFor(starter)} starts.`).join('\n')
      : [
          `No game that we have names ${listed(players, 'or')} as its starting pitcher now. Teams often name theirs late.`,
          ...players.flatMap((player) => lastOuting(player, games, tables)),
        ].join('\n'),
    cards: [],
    alternatives: first ? [pricesOf(first.game), playOn(first.game)] : [scheduleOf('MLB')],
  };
}

interface Listed {
  readonly players: readonly string[];
  readonly days: FindQuery['days'];
  readonly starts: readonly { readonly game: Game; readonly starter: Starter }[];
  /** Those with prices on players. */
  readonly games: readonly Game[];
}

/** Which of several pitchers start, named or only priced yet. */
function ofPitchersListed({ players, days, starts, games }: Listed): QueryAnswer {
  const rows = players.flatMap((player) => {
    const own = starts.find(({ starter }) => isMeant(player, starter.name));
    if (own) return [{ game: own.game, words: `${player} starts: ${matchupAndStart(own.game)}` }];
    const game = games.find((each) => isPriced(player, each));
    return game
      ? [{ game, words: `${player} is priced to pitch and not named yet: ${matchupAndStart(game)}` }]
      : [];
  });
  const [first] = rows;
  if (!first)
    return {
      response: `No, none of ${listed(players)} is named or priced to start${onDays(days) || ' in the games that we have'}. Teams often name starters late.`,
      cards: [],
      alternatives: [scheduleOf('MLB')],
    };
  return {
    response: [
      `Yes, ${rows.length} of these ${players.length}:`,
      ...rows.map(({ words }) => item(words)),
    ].join('\n'),
    cards: [],
    alternatives: [pricesOf(first.game), playOn(first.game)],
  };
}

const isPriced = (player: string, { props = [] }: Game): boolean =>
  props.some((prop) => ofPitchers.has(prop.stat) && isMeant(player, prop.player));

/** When a pitcher last pitched, and the next games of his team: they say when his turn may come. */
function lastOuting(player: string, games: readonly Game[], tables: Tables): string[] {
  const [season, ...others] = seasonsOf(player, tables).filter(({ sport }) => sport === 'MLB');
  if (!season || others.length > 0) return [];
  const { name, team } = season;
  const last = season.games.find((game) => (valueIn(game, 'outs') ?? 0) > 0);
  const outs = (last && valueIn(last, 'outs')) ?? 0;
  const own = games.filter((game) => isOf(game, team)).slice(0, mostOfTeam);
  return [
    ...(last ? [`${name} last pitched on ${dayLabel(last.day)}, for ${plural(outs, 'out')}.`] : []),
    ...(own.length > 0 ? [`The next games of the ${team}:`] : []),
    ...own.map((game) => item(matchupAndStart(game))),
  ];
}
const mostOfTeam = 6;

/** By whom a position is known in a box score. */
const positions: Readonly<
  Partial<Record<Sport, { readonly stat: GradedStat; readonly who: string; readonly did: string }>>
> = {
  NFL: { stat: 'pass_attempts', who: 'quarterbacks', did: 'pass attempts' },
  NHL: { stat: 'saves', who: 'goalies', did: 'saves' },
};

/** Nobody names quarterbacks and goalies ahead of a game here: who played there last, and what the injury report says of him. */
function lastStarters(query: FindQuery, sport: Sport, tables: Tables): QueryAnswer {
  const [game] = query.teams.length > 0 ? gamesAbout(query, tables) : [];
  const alternatives = game ? [pricesOf(game), playOn(game)] : [scheduleOf(sport)];
  const position = positions[sport];
  // "Is Tua starting this week", "does Messi start": what is known of him is whether he is hurt.
  if (query.players.length > 0 && query.teams.length === 0) {
    const health = injuries(query, tables);
    const who = position?.who ?? 'starting lineups';
    return { ...health, response: `Our feed does not name ${who} ahead of a game.\n${health.response}` };
  }
  if (!position)
    return {
      response: `We have no ${sport} starters: our feed names starting pitchers only. Injury reports say who is out.`,
      cards: [],
      alternatives,
    };
  const everyone = allSeasons(tables);
  const sheet = tables.sports.find((each) => each.sport === sport);
  const lines = query.teams.map((team) => {
    const rows = everyone
      .filter((each) => each.team === team && each.sport === sport)
      .flatMap(({ name, games }) => {
        const [last] = games;
        const count = last && valueIn(last, position.stat);
        return last && count ? [{ name, last, count, all: games }] : [];
      });
    const newest = rows
      .map(({ last }) => last.startsAt)
      .sort()
      .at(-1);
    const [first] = rows.filter(({ last }) => last.startsAt === newest).toSorted((a, b) => b.count - a.count);
    if (!first) return `We keep no box score that says who played for ${theTeam(team, sport)}.`;
    const { name, last, count, all } = first;
    const teamId = sheet?.teams.find((each) => each.name === team)?.id ?? '';
    const report = sheet?.sheet?.injuries?.[teamId];
    const hurt = report?.rows.find(({ player }) => isMeant(player, name));
    const starts = all.filter((each) => (valueIn(each, position.stat) ?? 0) > 0 && isAt(query, each));
    const where = splitWords(query);
    const there =
      where === ''
        ? []
        : [
            starts.length === 0
              ? `We keep no game of his${where}.`
              : `${upperFirst(where.trim())}, in ${plural(starts.length, 'game')} that we keep, he averages ${averageOf(starts.map((each) => valueIn(each, position.stat) ?? 0))} ${position.did}:`,
          ];
    const health = hurt
      ? ` The injury report lists him as ${hurt.status || 'hurt'}.`
      : report
        ? ' The injury report does not list him.'
        : '';
    return [
      `${name} played for ${theTeam(team, sport)} on ${dayLabel(last.day)}, with ${count} ${position.did}.${health}`,
      ...there,
      ...starts.slice(0, 5).map((each) => item(startWords(each, sport))),
    ].join('\n');
  });
  return {
    response: [`Our feed does not name ${position.who} ahead of a game.`, ...lines].join('\n'),
    cards: [],
    alternatives,
  };
}

/** Whether a game was at home or on the road, where one of them is asked about. */
const isAt = ({ splits }: FindQuery, { game }: PlayerGame): boolean =>
  (!splits.includes('home') || game?.isHome === true) && (!splits.includes('road') || game?.isHome === false);

/** `Sun, Nov 15 vs the Bears, won 27–20: 25 completions, 280 passing yards` */
function startWords(game: PlayerGame, sport: Sport): string {
  const { day, game: own } = game;
  const where = own
    ? ` ${own.isHome ? 'vs' : 'at'} ${theTeam(own.opponent, sport)}, ${own.scored > own.conceded ? 'won' : own.scored < own.conceded ? 'lost' : 'tied'} ${own.scored}–${own.conceded}`
    : '';
  const stats: readonly GradedStat[] =
    sport === 'NFL' ? ['completions', 'passing_yards', 'passing_touchdowns', 'interceptions'] : ['saves'];
  const known = stats.flatMap((stat) => {
    const value = valueIn(game, stat);
    return value === null ? [] : [`${value} ${statNames[stat]}`];
  });
  return `${dayLabel(day)}${where}: ${known.join(', ')}`;
}

function wordsFor(starter: Starter | null): string {
  if (!starter) return 'not named yet';
  const { name, era, innings, strikeouts } = starter;
  const known = [
    ...(era === null ? [] : [`${era.toFixed(2)} ERA`]),
    ...(innings === null ? [] : [`${innings} innings`]),
    ...(strikeouts === null ? [] : [`${strikeouts} strikeouts`]),
  ];
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}
