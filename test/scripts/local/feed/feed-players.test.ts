/** Players in the feed stand-in: prices, statistics and rosters. */
import { describe, expect, test } from 'vitest';
import { makeControls } from '../../../../scripts/local/controls.ts';
import { boxOf } from '../../../../scripts/local/feed/box.ts';
import { propsOf } from '../../../../scripts/local/feed/pricing/props.ts';
import { gamesBetween, gamesOn } from '../../../../scripts/local/feed/seasons/replay.ts';
import { makeFeed } from '../../../../scripts/local/feed.ts';

// biome-ignore lint/suspicious/noExplicitAny: the feed's responses are untyped; a missing field fails the test
type Answer = any;

function at(now: Date): (path: string) => Answer {
  const feed = makeFeed({ key: 'k', controls: makeControls(), clock: () => now });
  return (path) => {
    const url = new URL(`/k/${path}${path.includes('?') ? '&' : '?'}json=1`, 'http://feed');
    return JSON.parse(String(feed.answer({ path: url.pathname, query: url.searchParams }).body));
  };
}

const list = (value: Answer): Answer[] => (value === null || value === undefined ? [] : [value].flat());
const hourMs = 3600_000;
const feedDate = (day: string) => day.split('-').reverse().join('.');

const game = gamesOn('NFL', '2026-11-23')[0];
if (!game) throw new Error('nobody plays on that Monday');
const before = (hours: number) => new Date(game.startsAt.getTime() - hours * hourMs);
const oddsAt = (now: Date) => {
  const day = feedDate(game.day);
  const schedule = at(now)(`football/nfl-shedule?date1=${day}&date2=${day}&showodds=1`);
  return list(schedule.shedules.tournament.week.matches.match.odds?.type);
};
const marketAt = (now: Date, name: string) => oddsAt(now).find(({ value }) => value === name);
const ofBook = (market: Answer, book: string) => market.bookmaker.find(({ name }: Answer) => name === book);

describe('player props', () => {
  test('are listed from two days before the start until the start', () => {
    const named = (now: Date) => oddsAt(now).map(({ value }) => value);
    expect(named(before(49))).toEqual(['Home/Away', 'Over/Under', 'Handicap']);
    expect(named(before(47))).toEqual(
      expect.arrayContaining([
        'Player Passing Touchdowns',
        'Player Passing Yards',
        'Player Passing Completions',
        'Player Rushing + Receiving Yards',
        'Player Receptions',
        'Player Receiving Yards Milestones',
        'Anytime Touchdown Scorer',
        'First Touchdown Scorer',
        'To Score Two or More Touchdowns',
      ]),
    );
    expect(oddsAt(before(0))).toEqual([]);
  });

  test('have a total with the player’s full name before it, both sides priced, at each of three books and at the common one', () => {
    const market = marketAt(before(20), 'Player Passing Yards');
    expect(market.bookmaker.map(({ name }: Answer) => name)).toEqual([
      'DraftKings',
      'FanDuel',
      'Demo Book A',
      'bet365',
    ]);
    const { ts, total } = ofBook(market, 'DraftKings');
    expect(ts).toMatch(/^\d{10}$/);
    const mahomes = total.find(({ name }: Answer) => name.startsWith('Patrick Mahomes '));
    expect(mahomes.name).toMatch(/^Patrick Mahomes \d{3}\.5$/);
    expect(mahomes).toMatchObject({ ismain: 'True', odd: [{ name: 'Over' }, { name: 'Under' }] });
    for (const { value, us } of mahomes.odd) {
      expect(value).toMatch(/^\d\.\d\d$/);
      expect(us).toMatch(/^[+-]\d{3}$/);
    }
  });

  test('have a single price for scorers, "yes", under the vendor’s market id', () => {
    const market = marketAt(before(20), 'Anytime Touchdown Scorer');
    expect(market.id).toBe('22163');
    const { odd, total } = ofBook(market, 'FanDuel');
    expect(total).toBeUndefined();
    expect(odd.map(({ name }: Answer) => name)).toContain('Travis Kelce');
  });

  test('start at the early price and end at the close', () => {
    const all = propsOf(game).filter(({ market }) => market === 'receiving_yards');
    expect(all.length).toBeGreaterThan(3);
    for (const { player, quotes } of all) {
      for (const { book, close, early } of quotes) {
        for (const [hours, price] of [
          [47.99, early ?? close],
          [0.5, close],
        ] as const) {
          if (price.kind !== 'line') throw new Error('receiving yards have a line');
          const { total } = ofBook(marketAt(before(hours), 'Player Receiving Yards'), book);
          const own = `${bare(player.name)} `;
          const found = list(total).find(({ name }) => bare(name).startsWith(own));
          expect(bare(found.name)).toBe(
            `${own}${hours > 40 && early ? withinOneStep(found.name, price.line) : price.line}`,
          );
        }
      }
    }

    /** Some books leave out the dots of initials. */
    function bare(name: string): string {
      return name.replaceAll(/(?<=\b[A-Z])\.|(?<=\bJr)\./g, '').replace(' Jr', '');
    }

    /** An hour after listing, a line may have moved one step. */
    function withinOneStep(name: string, line: number): number {
      const shown = Number(name.split(' ').at(-1));
      expect(Math.abs(shown - line)).toBeLessThanOrEqual(1);
      return shown;
    }
  });

  test('include the NBA’s points, rebounds and assists combined at US books, each with its own line', () => {
    const priced = gamesBetween('NBA', '2026-10-27', '2027-04-10').find(
      (each) => propsOf(each).length > 5 && propsOf(each).some(({ quotes }) => quotes.length > 7),
    );
    if (!priced) throw new Error('no NBA game has prices on players');
    const day = feedDate(priced.day);
    const schedule = at(new Date(priced.startsAt.getTime() - hourMs))(
      `bsktbl/nba-shedule?date1=${day}&date2=${day}&showodds=1`,
    );
    const match = list(schedule.shedules.matches.match).find(({ id }) => id === priced.id);
    const market = match.odds.type.find(
      ({ value }: Answer) => value === 'Player Points + Rebounds + Assists',
    );
    expect(market.bookmaker.length).toBeGreaterThan(7);
    expect(market.bookmaker.map(({ name }: Answer) => name)).toContain('BetMGM');
  });

  test.each([
    ['football/pregame-markets', 'Player Passing Yards', 'Player Rebounds'],
    ['bsktbl/pregame_markets', 'Player Rebounds', 'Player Shots On Goal'],
    ['hockey/pregame-markets', 'Player Shots On Goal', 'Pitcher Strikeouts'],
    ['baseball/pregame_markets', 'Pitcher Strikeouts', 'Player Passing Yards'],
  ])('of %s are those of its sport', (path, own, other) => {
    const { market } = at(before(20))(path).markets;
    const listed = list(market).map((each) => each.name ?? each['@name']);
    expect(listed).toEqual(expect.arrayContaining(['Home/Away', 'Over/Under', 'Handicap', own]));
    expect(listed).not.toContain(other);
  });
});

describe('box scores', () => {
  const scores = (now: Date) => {
    const answer = at(now)(`football/nfl-scores?date=${feedDate(game.day)}`);
    return answer.scores.category.match;
  };

  test('are null until the game is over', () => {
    const match = scores(new Date(game.endsAt.getTime() - 1));
    expect(match).toMatchObject({ contestID: game.id, passing: null, rushing: null, receiving: null });
  });

  test('NFL: the vendor’s groups and fields, numbers as text, short names, one player as an object', () => {
    const match = scores(game.endsAt);
    expect(match.status).toBe('Final');
    // The statistics of 20 November 2023.
    expect(match.passing.hometeam.player).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'P. Mahomes',
      comp_att: '24/43',
      yards: '177',
      passing_touch_downs: '2',
      interceptions: '1',
    });
    const kelce = match.receiving.hometeam.player.find(({ name }: Answer) => name === 'T. Kelce');
    expect(kelce).toMatchObject({
      targets: '9',
      total_receptions: '7',
      yards: '44',
      receiving_touch_downs: '1',
    });
    const swift = match.rushing.awayteam.player.find(({ name }: Answer) => name === 'D. Swift');
    expect(Object.keys(swift)).toEqual(['id', 'name', 'total_rushes', 'yards', 'rushing_touch_downs']);
    for (const group of ['interceptions', 'defensive', 'punt_returns', 'kicking', 'punting']) {
      expect(match[group]).toBeNull();
    }
  });

  test('NBA: starters and bench of both sides, whose points do not exceed the team’s', () => {
    const past = gamesOn('NBA', '2026-11-20');
    expect(past.length).toBeGreaterThan(1);
    const matches = list(
      at(new Date('2026-11-21T15:00:00Z'))('bsktbl/nba-scores?date=20.11.2026').scores.category.match,
    );
    expect(matches).toHaveLength(past.length);
    for (const match of matches) {
      for (const side of ['hometeam', 'awayteam']) {
        const { starters, bench } = match.player_stats[side];
        expect(list(starters.player).length).toBeLessThanOrEqual(5);
        const players = [...list(starters.player), ...list(bench.player)];
        expect(players.length).toBeGreaterThan(1);
        expect(Object.keys(players[0])).toEqual([
          'id',
          'name',
          'minutes',
          'points',
          'total_rebounds',
          'assists',
          'threepoint_goals_made',
          'steals',
          'blocks',
          'turnovers',
          'personal_fouls',
        ]);
        const points = players.reduce((sum, player) => sum + Number(player.points), 0);
        expect(points).toBe(Number(match[side].totalscore));
        const quarters = ['q1', 'q2', 'q3', 'q4', 'ot'].map((name) => Number(match[side][name]));
        expect(quarters.reduce((sum, each) => sum + each, 0)).toBe(points);
      }
    }
  });

  test('NHL: skaters and goalkeepers, whose goals are the periods’ together', () => {
    const now = new Date('2026-11-22T17:00:00Z');
    const matches = list(at(now)('hockey/nhl-scores?date=21.11.2026').scores.category.match);
    expect(matches.length).toBeGreaterThan(3);
    for (const { status, hometeam, awayteam, player_stats, goalkeeper_stats } of matches) {
      expect(status).toBe('Final');
      for (const [side, team] of [
        ['hometeam', hometeam],
        ['awayteam', awayteam],
      ] as const) {
        const skaters = list(player_stats[side].player);
        expect(skaters).toHaveLength(18);
        expect(skaters[0].time_on_ice).toMatch(/^\d+:\d\d$/);
        const goals = skaters.reduce((sum, { goals: own }) => sum + Number(own), 0);
        const periods = ['p1', 'p2', 'p3', 'ot'].map((name) => Number(team[name]));
        expect(periods.reduce((sum, each) => sum + each, 0)).toBe(goals);
        expect(Number(team.totalscore) - Number(team.so)).toBe(goals);
        expect(list(goalkeeper_stats[side].player).length).toBeGreaterThan(0);
      }
    }
  });

  test('MLB: hitters, starting pitchers, and innings without the half that was not played', () => {
    const now = new Date('2026-11-22T17:00:00Z');
    const matches = list(at(now)('baseball/usa?date=21.11.2026').scores.category.match);
    expect(matches.length).toBeGreaterThan(3);
    for (const { hometeam, awayteam, stats } of matches) {
      for (const [side, team] of [
        ['hometeam', hometeam],
        ['awayteam', awayteam],
      ] as const) {
        const hitters = list(stats.hitters[side].player);
        expect(hitters.length).toBeGreaterThanOrEqual(9);
        const sum = (of: Answer[], name: string) => of.reduce((all, each) => all + Number(each[name]), 0);
        expect(sum(hitters, '@hits')).toBe(Number(team['@hits']));
        expect(sum(hitters, '@runs')).toBe(Number(team['@totalscore']));
        expect(sum(list(team.innings.inning), '@score')).toBe(Number(team['@totalscore']));
        expect(list(stats.pitchers[side].player)[0]['@innings_pitched']).toMatch(/^\d+\.[012]$/);
      }
      expect(list(awayteam.innings.inning).length).toBeGreaterThanOrEqual(9);
    }
  });

  test('soccer has none', () => {
    const now = new Date('2026-11-22T17:00:00Z');
    const soccer = at(now)('commentaries/1440.xml?date=22.11.2026').commentaries.tournament.match;
    expect(list(soccer)[0]).toMatchObject({ player_stats: null });
  });
});

describe('rosters', () => {
  const ask = at(before(20));

  test('are by position, and flat in the NBA', () => {
    const chiefs = ask('football/1616_rosters').team;
    const passers = chiefs.position.find(({ name }: Answer) => name === 'QB');
    expect(list(passers.player).map(({ name }) => name)).toContain('Patrick Mahomes');
    const lakers = ask('bsktbl/1114_rosters').team;
    expect(lakers.player.map(({ name }: Answer) => name)).toContain('LeBron James');
    const bruins = ask('hockey/2101_rosters').team;
    expect(bruins.name).toBe('Boston Bruins');
    const wings = list(bruins.position).find(({ name }) => name === 'R');
    expect(list(wings.player).map(({ name }) => name)).toContain('David Pastrnak');
  });

  test('include everyone with a prop or a box score, under the same id', () => {
    const idsOf = (path: string) => {
      const { team } = ask(path);
      const players = [...list(team.player), ...list(team.position).flatMap(({ player }) => list(player))];
      return players.map(({ id }) => id);
    };
    for (const [sport, folder] of [
      ['NFL', 'football'],
      ['NBA', 'bsktbl'],
      ['NHL', 'hockey'],
    ] as const) {
      for (const each of gamesBetween(sport, '2026-11-09', '2026-11-23')) {
        const sides = {
          home: idsOf(`${folder}/${each.home.id}_rosters`),
          away: idsOf(`${folder}/${each.away.id}_rosters`),
        };
        for (const { player, side } of boxOf(each) ?? []) expect(sides[side]).toContain(player.id);
        for (const { player } of propsOf(each)) {
          expect([...sides.home, ...sides.away], player.name).toContain(player.id);
        }
      }
    }
  });
});
