/** A bet on one game: its legs, its book, its chance, what is said of it, and how it may be changed. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { type Board, candidatesOf } from '../../../../../lambdas/domain/asking/answer/candidate.ts';
import { choose } from '../../../../../lambdas/domain/asking/answer/choose.ts';
import { composePlay } from '../../../../../lambdas/domain/asking/answer/compose.ts';
import { follow, restricted } from '../../../../../lambdas/domain/asking/answer/follow.ts';
import type { Given } from '../../../../../lambdas/domain/asking/answer/next.ts';
import { offerFor } from '../../../../../lambdas/domain/asking/answer/offer.ts';
import { areOfOneMarket } from '../../../../../lambdas/domain/asking/answer/same-game/joint-of.ts';
import { slipOf } from '../../../../../lambdas/domain/asking/answer/same-game/slip-of.ts';
import { substituteNote } from '../../../../../lambdas/domain/asking/answer/words/notes.ts';
import { unmetSentence } from '../../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import type { PricedMarket } from '../../../../../lambdas/domain/feed/markets/priced-market.ts';
import { americanToDecimal } from '../../../../../lambdas/domain/feed/odds/odds.ts';
import type { Prop } from '../../../../../lambdas/domain/feed/players/prop.ts';
import { gameWith, now, prices, readingWith } from '../../../feed/games/games.ts';
import { answerTo, at, board, books, game, offered, prop } from './game.ts';

const kindOf = (leg: { market: string; prop?: { stat: string } | undefined }) => leg.prop?.stat ?? leg.market;

describe('a same-game bet', () => {
  test('has two legs of different kinds, of different players, at one book', () => {
    const { analysis } = answerTo();
    expect(analysis.legs).toHaveLength(2);
    expect(new Set(analysis.legs.map(kindOf)).size).toBe(2);
    expect(new Set(analysis.legs.map(({ book }) => book)).size).toBe(1);
    const players = analysis.legs.flatMap(({ prop: of }) => of?.player ?? []);
    expect(new Set(players).size).toBe(players.length);
  });

  test('of fewer legs than asked for says how many fit, and whether props are missing', () => {
    const said = (on: Board) => {
      const { offer } = offered({ legs: { min: 8, max: 8 } }, on);
      if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
      return offer.substitutes.map((each) => [offer.legs.length, substituteNote(each).text]);
    };
    expect(said({ games: [{ ...game, props: [] }] })).toEqual([
      [
        2,
        'We found only 2 legs that fit together, and you asked for 8 legs. No player prop of that game is priced yet.',
      ],
    ]);
    const [[found, text] = []] = said({ games: [{ ...game, props: (game.props ?? []).slice(0, 2) }] });
    expect(text).toBe(`We found only ${found} legs that fit together, and you asked for 8 legs.`);
  });

  test('has as many as were asked for, and what was described among them', () => {
    const receptions = { ...openWish, markets: ['prop' as const], stat: 'receptions' as const };
    const { analysis } = answerTo({
      legs: { min: 4, max: 4 },
      wishes: [receptions, { ...openWish, count: 3 }],
    });
    expect(analysis.legs).toHaveLength(4);
    expect(analysis.legs.some(({ prop: of }) => of?.stat === 'receptions')).toBe(true);
  });

  test('is built of the legs that are described where its game has no other that is as safe', () => {
    const yards = { ...openWish, markets: ['prop' as const], stat: 'passing_yards' as const };
    const catches = { ...openWish, markets: ['prop' as const], stat: 'receptions' as const };
    const likely = { ...prices, moneyline: { home: -400, away: 320, draw: null } };
    const others = ['Bears', 'Bills', 'Colts'].map((name) =>
      gameWith({
        id: name,
        home: { id: name, name },
        away: { id: `${name}2`, name: `${name} II` },
        prices: likely,
      }),
    );
    const even: Board = { games: [{ ...game, books: [], prices: null }, ...others] };
    const { offer } = offered({ wishes: [yards, catches], legs: { min: 2, max: 2 }, risk: 'safe' }, even);
    if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
    expect(offer.legs.map(kindOf).sort()).toEqual(['passing_yards', 'receptions']);
    expect(offer.substitutes).toEqual([{ kind: 'not_safe' }]);
  });

  test.each([
    [{ teams: [{ sport: 'NFL', name: game.home.name, stance: 'back' }] }, 'home'],
    [{ teams: [{ sport: 'NFL', name: game.away.name, stance: 'back' }] }, 'away'],
    [{ teams: [{ sport: 'NFL', name: game.away.name, stance: 'against' }] }, 'home'],
  ] as const)('has a leg on the team where one only names it, and none on its players: %j', (named, side) => {
    const passing = { ...openWish, markets: ['prop' as const], stat: 'passing_yards' as const };
    const cheap = (name: string, on: 'home' | 'away'): Prop => {
      const own = prop(name, 'receptions', 3.5, on);
      return { ...own, prices: own.prices.map((price) => ({ ...price, over: -101, under: -101 })) };
    };
    const players = ['home', 'away'] as const;
    const props = [...(game.props ?? []), ...players.map((on) => cheap(`Cheap ${on}`, on))];
    const wishes = [passing, { ...openWish, teams: [...named.teams] }];
    const { offer } = offered({ wishes }, { games: [{ ...game, props }] });
    const other = offer.kind === 'offer' ? offer.legs[1] : undefined;
    expect([['moneyline', 'spread'].includes(other?.market ?? ''), other?.selection]).toEqual([true, side]);
  });

  test('has only legs on a statistic that is said of no single one', () => {
    const { analysis } = answerTo({ legs: { min: 2, max: 2 }, markets: ['prop'], stat: 'receptions' });
    expect(analysis.legs.map(kindOf)).toEqual(['receptions', 'receptions']);
    const uncounted = answerTo({ markets: ['prop'], stat: 'receptions' });
    expect(uncounted.analysis.legs.map(kindOf)).toEqual(['receptions', 'receptions']);
  });

  test('has only legs on the player of whom several are asked for, and as many as he has', () => {
    const on = (legs: number, changes: Partial<Reading> = {}) => {
      const wanted = { player: 'Quarterback', markets: ['prop' as const], legs: { min: legs, max: legs } };
      const { offer } = offered({ ...wanted, ...changes });
      return offer.kind === 'offer' ? offer.legs.map((leg) => leg.prop?.player) : offer.kind;
    };
    expect(on(2)).toEqual(['Quarterback', 'Quarterback']);
    expect(on(2, { sameGame: false })).toEqual(['Quarterback', 'Quarterback']);
    expect(on(4)).toEqual(['Quarterback', 'Quarterback']);
    expect(on(2, { player: 'Runner' })).toBe('unmet');
  });

  test('has legs on one statistic where no other is priced, and no two legs on one player', () => {
    const props = ['home', 'away'].map((side) =>
      prop(`On ${side}`, 'receptions', 4.5, side as 'home' | 'away'),
    );
    const said = (changes: Partial<Reading>) => {
      const { offer } = offered({ markets: ['prop'], ...changes }, { games: [{ ...game, props }] });
      return offer.kind === 'offer' ? offer.legs.map((leg) => leg.prop?.player) : offer.kind;
    };
    expect(said({ legs: { min: 2, max: 2 } })).toHaveLength(2);
    expect(new Set(said({ legs: { min: 2, max: 2 } })).size).toBe(2);
  });

  test('is what legs in the game of two teams that play each other are, and no other legs are', () => {
    const teams = [game.home, game.away].map(({ name }) => ({
      sport: game.sport,
      name,
      stance: 'game' as const,
    }));
    const elsewhere = gameWith({
      id: 'other',
      home: { id: '8', name: 'Elsewhere' },
      away: { id: '9', name: 'Nowhere' },
    });
    const on = { games: [game, elsewhere] };
    const said = (changes: Partial<Reading>) => offered({ sameGame: false, teams, ...changes }, on).offer;
    const offer = said({ legs: { min: 2, max: 2 }, markets: ['prop'], stat: 'receptions' });
    expect(offer.kind === 'offer' && offer.wanted.reading.sameGame).toBe(true);
    expect(offer.kind === 'offer' && offer.legs.every((leg) => leg.game === game)).toBe(true);
    const single = said({ legs: null });
    expect(single.kind === 'offer' && single.wanted.reading.sameGame).toBe(false);
  });

  test('of two overs and a team to win has overs of players, because two totals of a game never fit', () => {
    const overs = { ...openWish, count: 2, markets: ['total' as const], sides: ['over' as const] };
    const { analysis } = answerTo({
      legs: { min: 3, max: 3 },
      wishes: [overs, { ...openWish, markets: ['moneyline'] }],
    });
    expect(analysis.legs.filter(({ selection }) => selection === 'over')).toHaveLength(2);
    expect(analysis.legs.filter(({ market }) => market === 'moneyline')).toHaveLength(1);
    expect(analysis.legs.some(({ prop: of }) => of)).toBe(true);
  });

  test('says whether no book lists its legs, or they are not measured together', () => {
    const wishes = [
      { ...openWish, player: 'Quarterback', markets: ['prop' as const] },
      { ...openWish, player: 'Receiver', markets: ['prop' as const] },
    ];
    const at = (book: string) => ({
      ...game,
      books: [],
      props: [
        prop('Quarterback', 'passing_yards', 249.5, 'home', ['A']),
        prop('Receiver', 'receiving_yards', 62.5, 'home', [book]),
      ],
    });
    const found = (book: string) =>
      offered({ legs: { min: 2, max: 2 }, wishes }, { games: [at(book)] }).offer;
    expect(found('A').kind).toBe('offer');
    expect(found('B')).toMatchObject({ unmet: { kind: 'same_game', isAtOneBook: false } });
    // Where nobody said that they must be one bet, they are singles.
    const apart = offerFor(readingWith({ legs: { min: 2, max: 2 }, wishes }), [{ games: [at('B')] }], now);
    expect(apart).toMatchObject({ kind: 'offer', substitutes: [{ kind: 'singles', wanted: 2 }] });
  });

  test('of players of different games says which games those are', () => {
    const unpriced = offered(
      { sports: ['MLS'], markets: ['prop'], stat: 'goals' },
      { games: [{ ...game, sport: 'MLS', props: [] }] },
    );
    expect(unpriced.offer).toMatchObject({ kind: 'unmet', unmet: { kind: 'props', why: 'unpriced' } });
    const other = {
      ...gameWith({
        id: 'NFL-9',
        home: { id: 'h', name: 'Dallas Cowboys' },
        away: { id: 'a', name: 'New York Jets' },
      }),
      props: [prop('Stranger', 'rushing_yards', 60.5, 'home')],
    };
    const wishes = ['Quarterback', 'Stranger'].map((player) => ({
      ...openWish,
      player,
      markets: ['prop' as const],
    }));
    const { offer, reading } = offered({ legs: { min: 2, max: 2 }, wishes }, { games: [game, other] });
    if (offer.kind !== 'unmet') throw new Error('they are in no game together');
    expect(unmetSentence(offer.unmet, { reading, prompt: '', sports: ['NFL'], lastDay: '2026-11-28' })).toBe(
      'Quarterback is in Green Bay Packers at Seattle Seahawks and Stranger is in New York Jets at Dallas Cowboys, so they can’t be legs of one game.',
    );
  });

  test('has two statistics of one player only where the person names both', () => {
    const of = (player: string | null, stat: Prop['stat']) => ({
      ...openWish,
      player,
      stat,
      markets: ['prop' as const],
    });
    const playersOf = (wishes: Reading['wishes']) =>
      answerTo({ legs: { min: 2, max: 2 }, wishes }).analysis.legs.map(({ prop: each }) => each?.player);
    const named = [of('Quarterback', 'passing_yards'), of('Quarterback', 'passing_touchdowns')];
    expect(playersOf(named)).toEqual(['Quarterback', 'Quarterback']);
    const open = { ...openWish, count: 2, markets: ['prop' as const], sides: ['over' as const] };
    expect(new Set(playersOf([open])).size).toBe(2);
    const ofOne = { ...game, books: [], props: (game.props ?? []).slice(0, 2) };
    expect(offered({ legs: { min: 2, max: 2 }, wishes: [open] }, { games: [ofOne] }).offer).toMatchObject({
      unmet: { kind: 'same_game' },
    });
  });

  test('of named legs that are not measured together has no chance, and says so', () => {
    const wishes = [
      { ...openWish, player: 'Kicker', markets: ['prop' as const] },
      { ...openWish, markets: ['moneyline' as const] },
    ];
    const { slip, analysis } = answerTo({ legs: { min: 2, max: 2 }, wishes });
    expect(slip).toMatchObject({ chance: null, fairPrice: null, goodAt: null });
    expect(slip.note).toBe(
      'How these legs depend on each other is not measured yet, so we can’t work out the chance of the whole.',
    );
    expect(analysis.market_probability).toBeNull();
  });

  test('takes a leg of the first half for what it is, not for the whole game', () => {
    const half = (key: PricedMarket['key']) => ({
      key,
      team: null,
      prices: ['A', 'B'].map((book) => ({ book, at, line: null, prices: [-120, 100] })),
    });
    const on = { games: [{ ...game, markets: [half('first_half.moneyline')] }] };
    const wish = { ...openWish, markets: ['moneyline' as const], sides: ['home' as const] };
    const wishes = [wish, { ...wish, period: 'first_half' as const }];
    const { offer } = offered({ legs: { min: 2, max: 2 }, wishes }, on);
    if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
    const { slip } = composePlay(choose(offer, now), []).analysis;
    const [whole = 0, first = 0] = offer.legs.map(({ marketProbability }) => marketProbability);
    // The winner of the game is not always ahead at half time, and a smaller chance would be that of the two by logic.
    expect(slip?.chance).toBeLessThan(Math.min(whole, first) - 1);
    expect(slip?.why).toContain('first-half win');
  });

  test('is at the own book where that lists the legs', () => {
    expect(answerTo({}, ['C']).analysis.book).toBe('C');
  });

  test('never has a leg that is not measured, alone or beside others', () => {
    const { analysis } = answerTo({ legs: { min: 6, max: 6 } });
    expect(analysis.legs.map(kindOf)).not.toContain('saves');
    expect(offered({ markets: ['prop'], stat: 'saves' }).offer).toMatchObject({
      unmet: { kind: 'same_game' },
    });
  });

  test('claims no price but what multiplying says, and the chance of the whole as its own', () => {
    const { analysis, slip } = answerTo();
    expect([analysis.odds, analysis.break_even, analysis.expected_value]).toEqual([null, null, null]);
    expect([analysis.confidence, analysis.market_probability]).toEqual([slip.chance, slip.chance]);
    expect(slip).toMatchObject({ sameGame: true, groups: [[0, 1]], note: null });
    const product = analysis.legs.reduce((all, { price }) => all * americanToDecimal(price ?? 100), 1);
    expect(americanToDecimal(slip.multiplied ?? 100)).toBeCloseTo(product, 1);
    const [low = 0, high = 0] = slip.chanceRange ?? [];
    expect(low).toBeLessThan(slip.chance ?? 0);
    expect(high).toBeGreaterThan(slip.chance ?? 0);
    const decimals = [slip.closeFrom, slip.fairPrice, slip.goodAt].map((price) =>
      americanToDecimal(price ?? 100),
    );
    expect(decimals).toEqual(decimals.toSorted((a, b) => a - b));
    expect(100 / (decimals[2] ?? 1)).toBeCloseTo(low, 0);
  });

  test('says how often, the price to look for, what a calculator says, why, and what books keep', () => {
    const { slip, response } = answerTo({ legs: { min: 3, max: 3 } });
    expect(slip.says[0]).toMatch(/^About 1 in \d+, if all three play\.$/);
    expect(slip.says[1]).toMatch(/^Good at \+\d+ or better; from \+\d+ to \+\d+ it is too close to call\.$/);
    expect(slip.says[2]).toBe(
      `A parlay calculator would say +${slip.multiplied}; books don’t pay that in one game.`,
    );
    expect(slip.why).toMatch(
      /^A .+ go together: of [\d,]+ such pairs in 2023, both .+ \d+% of the time; apart it would have been \d+%\./,
    );
    expect(slip.care[0]).toMatch(
      /^Hits about 1 time in \d+\. New Jersey’s books kept 18¢ of each parlay dollar in 2022/,
    );
    for (const sentence of [...slip.says, slip.why ?? '', ...slip.care]) expect(response).toContain(sentence);
    expect(response).toMatch(/^NFL 3-leg same-game parlay\n/);
    expect(response).not.toContain('on average');
  });

  test('of a long price says how often a year has no winner, and the least costly leg', () => {
    const { slip } = answerTo({ legs: { min: 6, max: 6 } });
    expect(slip.fairPrice).toBeGreaterThan(1500);
    expect(slip.care[1]).toMatch(
      /^At 1 in \d+, one a week, about \d+ years? in \d+ has no winner at all\. The least costly leg alone: /,
    );
  });

  test('is not built in a sport whose games were not measured, nor of two teams that don’t meet', () => {
    const mls = { games: [{ ...game, sport: 'MLS' as const }] };
    const priced = { ...openWish, sports: ['MLS' as const], markets: ['prop' as const] };
    const { offer, reading } = offered({ sports: ['MLS'] }, mls);
    if (offer.kind !== 'unmet') throw new Error('nothing is measured');
    expect(unmetSentence(offer.unmet, { reading, prompt: '', sports: ['MLS'], lastDay: '2026-11-28' })).toBe(
      'How legs of one MLS game depend on each other is not measured yet, so we can’t build a same-game parlay there.',
    );
    // What no book prices is the reason before that.
    const unpriced = offered({ sports: ['MLS'], wishes: [priced, { ...priced, stat: 'other' }] }, mls);
    expect(unpriced.offer).toMatchObject({ unmet: { kind: 'props' } });
    const other = {
      ...gameWith({
        id: 'NFL-9',
        home: { id: 'h', name: 'Dallas Cowboys' },
        away: { id: 'a', name: 'New York Jets' },
      }),
      books,
    };
    const team = (name: string) => ({ sport: 'NFL' as const, name, stance: 'game' as const });
    const apart = offered({ teams: [team(game.home.name), team(other.home.name)] }, { games: [game, other] });
    expect(apart.offer).toMatchObject({ unmet: { kind: 'not_meeting' } });
  });
});

describe('changes of a same-game bet', () => {
  const given = (): Given => {
    const { reading, analysis } = answerTo();
    return { reading, legs: analysis.legs, chance: analysis.confidence, without: [] };
  };

  test('never lead to a longer one', () => {
    expect(follow(given(), { kind: 'longer' })).toBeNull();
  });

  test('another one is of the same game with other selections, five times at most', () => {
    let last = given();
    const seen = new Set<string>();
    const nameOf = ({ market, selection, prop: of }: Given['legs'][number]) =>
      `${market} ${selection} ${of?.player} ${of?.stat}`;
    let count = 0;
    for (; count < 10; count += 1) {
      for (const leg of last.legs) {
        expect(seen.has(nameOf(leg))).toBe(false);
        seen.add(nameOf(leg));
      }
      const next = follow(last, { kind: 'again' });
      if (!next) throw new Error('another one can be asked for');
      const offer = restricted(offerFor(next.reading, [board], now), next);
      if (offer.kind === 'unmet') break;
      const { analysis } = composePlay(choose(offer, now), []);
      last = {
        reading: next.reading,
        legs: analysis.legs,
        chance: analysis.confidence,
        without: next.without,
      };
    }
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThan(5);
  });

  test('a swapped leg leaves the game, and of two legs one that is dropped leaves a single', () => {
    const of = given();
    const swapped = follow(of, { kind: 'swap', leg: 0 });
    expect(swapped?.without).toHaveLength(1);
    expect(swapped?.without).not.toContain(game.id);
    const dropped = follow(of, { kind: 'drop', leg: 0 });
    expect(dropped?.reading).toMatchObject({ sameGame: false, legs: { min: 1, max: 1 } });
  });
});

describe('legs of one game beside one of another', () => {
  const other = gameWith({
    id: 'NFL-other',
    home: { id: '8', name: 'Home Eight' },
    away: { id: '9', name: 'Away Nine' },
    books,
  });
  const on = (player: string) => ({ ...openWish, player, markets: ['prop' as const] });
  const elsewhere = {
    ...openWish,
    markets: ['moneyline' as const],
    teams: [{ sport: 'NFL' as const, name: 'Home Eight', stance: 'back' as const }],
  };
  const of = (changes: Partial<Reading>) => {
    const wishes = [on('Quarterback'), on('Runner'), elsewhere];
    const reading = readingWith({ wishes, legs: { min: 3, max: 3 }, ...changes });
    return offerFor(reading, [{ games: [game, other] }], now);
  };

  const given = () => {
    const found = of({});
    if (found.kind === 'unmet') throw new Error(found.unmet.kind);
    return found;
  };

  test('are one parlay, with the chance of the two times that of the other', () => {
    const found = given();
    const [first, second, third] = found.legs;
    if (!first || !second || !third) throw new Error('no legs');
    expect(found.substitutes).toEqual([]);
    expect(found.legs.map(({ game: { id } }) => id)).toEqual([game.id, game.id, other.id]);
    const both = slipOf([first, second])?.chance ?? 0;
    const slip = slipOf(found.legs);
    expect(slip).toMatchObject({ sameGame: false, groups: [[0, 1]] });
    expect(slip?.chance).toBeCloseTo((both * third.marketProbability) / 100, 0);
  });

  test('keep to a chance of the whole', () => {
    const chance = slipOf(given().legs)?.chance ?? 0;
    expect(of({ chance: { min: chance - 1, max: null } })).toMatchObject({ kind: 'offer' });
    expect(of({ chance: { min: chance + 5, max: null } })).toMatchObject({ kind: 'unmet' });
  });

  test('never are a winner and the draw of one game', () => {
    const soccer = gameWith({
      id: 'MLS-draw',
      sport: 'MLS',
      home: { id: '10', name: 'Home Ten' },
      away: { id: '11', name: 'Away Eleven' },
      books: books.map((book) => ({ ...book, moneyline: { home: 120, draw: 240, away: 210 } })),
    });
    const pool = candidatesOf(soccer, undefined, now).filter(({ market }) => market === 'moneyline');
    const [home, draw] = ['home', 'draw'].map((side) => pool.find(({ selection }) => selection === side));
    if (!home || !draw) throw new Error('no sides');
    expect(areOfOneMarket(home, draw)).toBe(true);
    expect(areOfOneMarket(home, given().legs[2] ?? home)).toBe(false);
  });

  test('are none where one of them excludes another', () => {
    const away = {
      ...elsewhere,
      teams: [{ sport: 'NFL' as const, name: 'Away Nine', stance: 'back' as const }],
    };
    const found = of({ wishes: [on('Quarterback'), elsewhere, away] });
    expect(found).toMatchObject({ unmet: { kind: 'same_game', areOfSeveral: true } });
  });
});

test('a price that no legs of the game have together is the reason, and not that none fit together', () => {
  expect(offered({ payout: { min: 100, max: 101 } }).offer).toMatchObject({ unmet: { kind: 'whole' } });
});
