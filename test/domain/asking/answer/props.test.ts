/** Questions for player props: what is offered, how it is explained, and why there is none. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { alternativesTo } from '../../../../lambdas/domain/asking/answer/alternatives.ts';
import type { Board } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { choose } from '../../../../lambdas/domain/asking/answer/choose.ts';
import { composePlay } from '../../../../lambdas/domain/asking/answer/compose.ts';
import { evidenceOf } from '../../../../lambdas/domain/asking/answer/evidence.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { playNotes } from '../../../../lambdas/domain/asking/answer/words/play-notes.ts';
import { unmetSentence } from '../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { speaker } from '../../../../lambdas/domain/asking/answer/words/speaker.ts';
import { identified } from '../../../../lambdas/domain/asking/facts/identify.ts';
import type { SportSheet } from '../../../../lambdas/domain/asking/facts/sheet.ts';
import { wishOf } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import type { TeamPlayers } from '../../../../lambdas/domain/feed/players/player.ts';
import type { Prop } from '../../../../lambdas/domain/feed/players/prop.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { board, games } from './board.ts';

const at = '2026-11-20T22:30:00.000Z';
const yards = (player: string, line: number, more: Partial<Prop> = {}): Prop => ({
  player,
  stat: 'passing_yards',
  prices: [
    { book: 'A', at, line, over: -118, under: -102 },
    { book: 'B', at, line, over: -110, under: -110 },
  ],
  ...more,
});
const props: Readonly<Record<string, readonly Prop[]>> = {
  'NFL-1': [
    yards('Geno Smith', 240.5),
    yards('Jordan Love', 235.5),
    yards('Jordan Love', 1.5, { stat: 'passing_touchdowns' }),
    yards('Nobody Known', 99.5),
  ],
  'NFL-2': [
    yards('Dak Prescott', 265.5),
    yards('Ezekiel Elliott', 0.5, {
      stat: 'touchdowns',
      prices: [
        { book: 'A', at, line: 0.5, over: 130, under: null },
        { book: 'B', at, line: 0.5, over: 120, under: null },
        { book: 'A', at, line: 1.5, over: 1200, under: null },
        { book: 'A', at, line: 2.5, over: 8000, under: null },
      ],
    }),
    yards('Dak Prescott', 0.5, {
      stat: 'touchdowns',
      prices: [{ book: 'A', at, line: 0.5, over: 3000, under: null }],
    }),
  ],
  'NFL-5': [yards('Jameson Williams', 55.5, { stat: 'receiving_yards' })],
  'NFL-6': [yards('Javonte Williams', 48.5, { stat: 'receiving_yards' })],
};
const names: Readonly<Record<string, readonly string[]>> = {
  h0: ['Geno Smith'],
  a0: ['Jordan Love'],
  a1: ['Dak Prescott', 'Ezekiel Elliott'],
  a4: ['Jameson Williams'],
  a5: ['Javonte Williams'],
};
const players: readonly TeamPlayers[] = Object.entries(names).map(([teamId, own]) => ({
  teamId,
  players: own.map((name) => ({
    id: name.toLowerCase().replace(' ', '-'),
    name,
    games: [260, 270, 250, 280, 231, 300].map((passing_yards, index) => ({
      gameId: `g${index}`,
      startsAt: `2026-11-${10 - index}T18:00:00.000Z`,
      stats: { passing_yards, passing_touchdowns: 2 },
    })),
  })),
}));
const withProps = (injuries: SportSheet['injuries'] = {}): Board => ({
  ...board,
  games: games.map((game) => ({
    ...game,
    props: identified({ ...game, props: props[game.id] ?? [] }, players, {
      sheet: { injuries },
      names: [],
      now,
    }),
  })),
});
const priced = withProps();

const wanting = (changes: Partial<Reading>) => readingWith({ markets: ['prop'], ...changes });
const offer = (changes: Partial<Reading>, on: Board = priced) => offerFor(wanting(changes), [on], now);
function legsOf(changes: Partial<Reading>, on?: Board) {
  const found = offer(changes, on);
  if (found.kind === 'unmet') throw new Error(JSON.stringify(found.unmet));
  return found.legs;
}
function whyNot(changes: Partial<Reading>, on?: Board): string {
  const found = offer(changes, on);
  if (found.kind !== 'unmet') throw new Error(found.legs.map(({ label }) => label).join());
  return unmetSentence(found.unmet, {
    reading: wanting(changes),
    prompt: 'first half over',
    sports: ['NFL'],
    lastDay: '2026-11-28',
  });
}

describe('a refused player', () => {
  test('is in no leg, by any part of the name', () => {
    expect(legsOf({ stat: 'passing_yards', player: 'Love' })).toHaveLength(1);
    const refused = legsOf({ stat: 'passing_yards', notPlayers: ['Jordan Love', 'Geno Smith'] });
    expect(refused.map(({ prop }) => prop?.player)).toEqual(['Dak Prescott']);
  });

  test('is the reason where nobody else is left', () => {
    const reason = whyNot({ player: 'Love', notPlayers: ['Jordan Love'] });
    expect(reason).toContain('is left without what you ruled out');
  });

  test('is not whose price has one side only', () => {
    const alone = ['Jordan Love', 'Geno Smith'].map((name, at) =>
      yards(name, 0.5, {
        stat: 'first_goals',
        prices: [{ book: 'A', at: '2026-11-20T22:30:00.000Z', line: 0.5, over: 700 + at, under: null }],
      }),
    );
    const on = { ...priced, games: [{ ...games[0], props: alone } as Game] };
    expect(whyNot({ stat: 'first_goals' }, on)).toContain('first goals by Jordan Love');
    expect(whyNot({ stat: 'first_goals', notPlayers: ['Jordan Love'] }, on)).toContain(
      'first goals by Geno Smith',
    );
  });
});

test('a player is not refused with his opponent, whose players are', () => {
  const without = (name: string) => [{ sport: 'NFL' as const, name, stance: 'avoid' as const }];
  const own = legsOf({ stat: 'passing_yards', player: 'Love', teams: without('Seattle Seahawks') });
  expect(own.map(({ prop }) => prop?.player)).toEqual(['Jordan Love']);
  expect(offer({ player: 'Geno Smith', teams: without('Seattle Seahawks') }).kind).toBe('unmet');
  const others = legsOf({ stat: 'passing_yards', teams: without('Seattle Seahawks') });
  expect(others.map(({ prop }) => prop?.player)).not.toContain('Jordan Love');
});

describe('a prop', () => {
  test('has the requested player, statistic, side and line', () => {
    expect(
      legsOf({ player: 'Love', stat: 'passing_yards', sides: ['over'], line: 235.5 }).map(
        ({ label }) => label,
      ),
    ).toEqual(['Jordan Love over 235.5 passing yards']);
    expect(legsOf({ player: 'jordan love', stat: 'passing_touchdowns' })[0]?.prop?.stat).toBe(
      'passing_touchdowns',
    );
  });

  test('shows the games of its player, also where they favor neither side', () => {
    const [candidate] = legsOf({ player: 'Love', stat: 'passing_yards' });
    if (!candidate) throw new Error('no leg');
    const [drawn, ...others] = Object.values(candidate.facts).flat();
    if (!drawn || others.length < 2) throw new Error('too few facts');
    const facts = { for: others, against: [], neutral: [drawn] };
    const leg = { candidate: { ...candidate, facts }, thesis: 'asked_side', lead: undefined } as const;
    const evidence = evidenceOf({ ...leg, for: others, against: [] }, speaker());
    expect(evidence.flatMap(({ side, series }) => (series ? [[side, series[0]]] : []))).toEqual([
      ['neutral', { label: 'Last game', value: 260 }],
    ]);
  });

  test('belongs to the named team', () => {
    const team = { sport: 'NFL' as const, name: 'Dallas Cowboys', stance: 'back' as const };
    expect(legsOf({ teams: [team] })[0]?.prop).toMatchObject({
      player: 'Dak Prescott',
      team: 'Dallas Cowboys',
    });
  });

  test('joins props of other games in a parlay, but never another one of its game', () => {
    const legs = legsOf({ legs: { min: 3, max: 3 } });
    expect(new Set(legs.map(({ game }) => game.id)).size).toBe(3);
  });

  test('is not offered on a player who is out', () => {
    const injuries = {
      a0: {
        asOf: at,
        source: 'x',
        rows: [{ player: 'J. Love', status: 'Out', description: 'Knee', day: null }],
      },
    };
    expect(whyNot({ player: 'Love' }, withProps(injuries))).toContain('Love');
  });

  test('names a leg whose player is listed questionable, and no other', () => {
    const listed = (status: string): SportSheet['injuries'] => ({
      a0: { asOf: at, source: 'x', rows: [{ player: 'J. Love', status, description: 'Knee', day: null }] },
    });
    const legWhen = (injuries?: SportSheet['injuries']) => {
      const found = offerFor(wanting({ player: 'Love' }), [withProps(injuries)], now);
      if (found.kind === 'unmet') throw new Error(found.unmet.kind);
      return composePlay(choose(found, now), []).analysis.legs[0];
    };
    expect(legWhen(listed('Questionable'))).toMatchObject({ questionable: true });
    expect(legWhen(listed('Active'))).not.toHaveProperty('questionable');
    expect(legWhen()).not.toHaveProperty('questionable');
  });

  test('of which only the yes is priced has its measured chance, its range, and says how it is known', () => {
    const reading = wanting({ player: 'Elliott', stat: 'touchdowns' });
    const found = offerFor(reading, [priced], now);
    if (found.kind === 'unmet') throw new Error(found.unmet.kind);
    const { legs } = choose(found, now);
    const noted = playNotes({
      offer: found,
      legs: legs.map(({ candidate }) => candidate),
      lacksProps: false,
      hardWords: [],
      boards: [],
    });
    const { analysis } = composePlay({ legs, theme: 'mixed' }, noted);
    const [leg] = analysis.legs;
    expect(leg).toMatchObject({ oneSided: true, selection: 'over', line: 0.5, price: 130, bestBook: 'A' });
    const [low, high] = leg?.chanceRange ?? [0, 0];
    const chance = leg?.marketProbability ?? 0;
    expect(chance).toBeGreaterThan(low);
    expect(chance).toBeLessThan(high);
    // Below what the middle of +130 and +120 implies.
    expect(chance).toBeLessThan(44.5);
    expect(analysis.suggestion[0]).toContain('Ezekiel Elliott to score a touchdown');
    expect(analysis.notes?.find(({ kind }) => kind === 'one_sided')?.text).toMatch(
      /^Books price only the yes here, .* Measured on one season, 2023 \(\d+ prices\)\.$/,
    );
  });

  test('of two or more is offered where it is asked for only', () => {
    const lines = (changes: Partial<Reading>) =>
      legsOf({ player: 'Elliott', stat: 'touchdowns', ...changes }).map(({ label }) => label);
    expect(lines({})).toEqual(['Ezekiel Elliott to score a touchdown']);
    expect(lines({ line: 1.5 })).toEqual(['Ezekiel Elliott 2+ touchdowns']);
  });

  test('of a ladder has the rungs that books list', () => {
    const rung = (line: number) => wishOf(wanting({ player: 'Elliott', stat: 'touchdowns', line }));
    const slips = { kind: 'singles', count: 3, by: null } as const;
    const ladder = (...lines: readonly number[]) => offer({ slips, wishes: lines.map(rung) });
    const found = ladder(0.5, 1.5, 5.5);
    expect(found).toMatchObject({
      legs: [{ label: 'Ezekiel Elliott to score a touchdown' }],
      substitutes: [{ kind: 'singles', wanted: 3, others: [{ label: 'Ezekiel Elliott 2+ touchdowns' }] }],
    });
    expect(ladder(5.5, 6.5)).toMatchObject({ kind: 'unmet', unmet: { kind: 'line', line: 5.5 } });
  });

  test('of one player, asked for several times, is of another statistic each time', () => {
    const slips = { kind: 'singles', count: 3, by: null } as const;
    const found = offer({ slips, ...wanting({ player: 'Love' }) });
    if (found.kind === 'unmet') throw new Error(found.unmet.kind);
    const [singles] = found.substitutes;
    if (singles?.kind !== 'singles') throw new Error('no singles');
    const stats = [...found.legs, ...singles.others].map(({ prop }) => prop?.stat);
    expect(stats.toSorted()).toEqual(['passing_touchdowns', 'passing_yards']);
  });

  test('is explained by its player’s own record, for and against, without facts about the teams', () => {
    const reading = wanting({ player: 'Love', stat: 'passing_yards', sides: ['over'] });
    const found = offerFor(reading, [priced], now);
    if (found.kind === 'unmet') throw new Error(found.unmet.kind);
    const { analysis, response } = composePlay(choose(found, now), []);
    expect(analysis).toMatchObject({
      bet_type: 'prop',
      player_name: 'Jordan Love',
      team_name: 'Green Bay Packers',
      opponent: 'Seattle Seahawks',
    });
    const [leg] = analysis.legs;
    expect(leg).toMatchObject({
      market: 'prop',
      selection: 'over',
      line: 235.5,
      price: -110,
      book: 'B',
      prop: {
        playerId: 'jordan-love',
        player: 'Jordan Love',
        team: 'Green Bay Packers',
        stat: 'passing_yards',
      },
    });
    expect(leg?.thesis?.text).toBe('Jordan Love went over 235.5 passing yards in 5 of the last 6 games.');
    const kinds = leg?.evidence?.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind === 'player').length).toBeGreaterThanOrEqual(2);
    expect(kinds).not.toContain('form');
    expect(leg?.evidence?.map(({ text }) => text)).toContain(
      'In 5 of the last 6 games Jordan Love had more than 235.5 passing yards.',
    );
    expect(response).toContain('Jordan Love over 235.5 passing yards, Green Bay Packers at Seattle Seahawks');
  });
});

describe('no prop', () => {
  test.each<readonly [Partial<Reading>, RegExp]>([
    // The first half of a game is priced, so that something else of the question is missing.
    [{ stat: 'other' }, /^We don’t have prices for that bet\.$/],
    [{ stat: 'other', player: 'Prescott' }, /^We don’t have first-half prices on players\.$/],
    [{ player: 'Tom Brady' }, /^No prop on Tom Brady is priced right now/],
    [{ player: 'Williams' }, /^Williams could be Jameson Williams or Javonte Williams/],
    [
      { player: 'Prescott', stat: 'touchdowns' },
      /^Books price only one side of touchdowns by Dak Prescott \(\+3000 at A, which needs 3.2% to break even\)\. Prices like it have no measured chance yet/,
    ],
    [
      { player: 'Prescott', stat: 'touchdowns', line: 1.5 },
      /^No book lists 2\+ touchdowns by Dak Prescott\. Books price only one side of 1\+ touchdowns \(\+3000 at A, which needs 3.2% to break even\), and prices like it have no measured chance yet\.$/,
    ],
    [
      { player: 'Elliott', stat: 'touchdowns', line: 2.5 },
      /^Books price only one side of 3\+ touchdowns by Ezekiel Elliott \(\+8000 at A, which needs 1.2% to break even\)/,
    ],
    [
      { player: 'Love', stat: 'rushing_yards' },
      /^No rushing yards prop on Love .* Priced now: passing yards/,
    ],
    [
      { player: 'Love', stat: 'passing_yards', line: 250.5 },
      /^No book lists a line of 250.5 for an NFL passing yards prop on Love. The nearest is Jordan Love/,
    ],
  ])('%j gives the reason', (changes, why) => {
    expect(whyNot(changes)).toMatch(why);
  });

  test('if no book prices players yet', () => {
    expect(whyNot({}, board)).toMatch(/^No NFL player prop is priced right now/);
  });

  test('has alternatives that are props, each with an answer', () => {
    const reading = wanting({ player: 'Love', stat: 'passing_yards', line: 250.5, sports: ['NFL'] });
    const found = alternativesTo(reading, { boards: [priced], others: [], selectedSport: 'NFL', now });
    expect(found[0]?.prompt).toMatch(/passing yards by Love/);
    expect(found.length).toBeGreaterThan(1);
  });

  test.each([
    ['first quarter props', /^We don’t have first-quarter prices on players\.$/],
    ['who is the 1st quarter touchdown scorer', /^We don’t have first-quarter prices on players\.$/],
    ['highest scoring quarter', /^We don’t have highest-scoring-period prices\.$/],
  ])('of “%s” is of players where the words are', (prompt, why) => {
    const unmet = { kind: 'props', why: 'no_market' } as const;
    const reading = wanting({ stat: 'other' });
    expect(unmetSentence(unmet, { reading, prompt, sports: ['NFL'], lastDay: '2026-11-28' })).toMatch(why);
  });

  test('to score first or last has one to score at any time, in the same game, as the first alternative', () => {
    const teams = [{ sport: 'NFL' as const, name: games[1]?.away.name ?? '', stance: 'game' as const }];
    const reading = wanting({ stat: 'last_touchdowns', teams, sports: ['NFL'] });
    const found = alternativesTo(reading, { boards: [priced], others: [], selectedSport: 'NFL', now });
    expect(found.map(({ prompt }) => prompt).slice(0, 2)).toEqual([
      expect.stringMatching(/^NFL player prop pick on touchdowns in the .+ game$/),
      expect.stringMatching(/^NFL player prop pick in the .+ game$/),
    ]);
  });

  test('offers the line that comes nearest first', () => {
    const reading = wanting({ player: 'Love', stat: 'passing_yards', line: 250.5, sports: ['NFL'] });
    const sources = { boards: [priced], others: [], selectedSport: 'NFL' as const, now };
    const [unlike] = alternativesTo(reading, sources);
    const offer = offerFor(reading, [priced], now);
    const nearest = offer.kind === 'unmet' && offer.unmet.kind === 'line' ? offer.unmet.nearest.line : null;
    const [found] = alternativesTo(reading, { ...sources, nearestLine: nearest ?? undefined });
    expect(unlike?.prompt).not.toContain(`${nearest}`);
    expect(found?.prompt).toMatch(new RegExp(`passing yards by Love.*${nearest}`));
  });
});

describe('a player whose team plays twice', () => {
  const first = priced.games.find(({ id }) => id === 'NFL-1');
  if (!first) throw new Error('no game');
  const startsAt = new Date(Date.parse(first.startsAt) + 86_400_000).toISOString();
  const cheaper = (own: Prop): Prop => ({
    ...own,
    prices: own.prices.map((price) => ({ ...price, over: 102, under: -106 })),
  });
  const later = {
    ...first,
    id: 'again',
    day: startsAt.slice(0, 10),
    startsAt,
    props: first.props?.map(cheaper) ?? [],
  };
  const twice: Board = { ...priced, games: [later, ...priced.games] };
  const gamesOf = (terms: Partial<Reading>) =>
    legsOf({ player: 'Jordan Love', ...terms }, twice).map(({ game }) => game.id);

  test.each<[string, Partial<Reading>]>([
    ['his yards', { stat: 'passing_yards' }],
    ['an over', { sides: ['over'] }],
    ['any prop', {}],
  ])('is meant in the next game: %s', (_what, terms) => {
    expect(gamesOf(terms)).toEqual([first.id]);
  });

  test('is meant in the one of a day that is named, and in the first that has the bet', () => {
    expect(gamesOf({ days: [later.day] })).toEqual([later.id]);
    expect(gamesOf({ price: { min: 100, max: null } })).toEqual([later.id]);
  });
});
