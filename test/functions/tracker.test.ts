/** The tracker: saving, listing, marking and removing picks, grading, and the statistics. */
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { markedAtOnce, removableMinutes } from '../../lambdas/contracts/picks/tracker.ts';
import { storeGames } from '../../lambdas/data/feed/games.ts';
import { findPick, openLegsOn } from '../../lambdas/data/picks/picks.ts';
import { gradesMax } from '../../lambdas/domain/picks/grading.ts';
import { removableUntil } from '../../lambdas/domain/picks/removable.ts';
import { addDays, leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { call } from '../support/api.ts';
import { analysisOf, legOn, newGame, storeAnswer } from '../support/asks.ts';
import { expectCountedByMonth } from '../support/own-picks.ts';
import { newSubscriber, type Person } from '../support/people.ts';
import { slipWith } from '../support/slips.ts';

const hourMs = 3600_000;

const cursorOf = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

const save = (person: Person, promptLogId: string, more: object = {}) =>
  call('tracker-save', { token: person.token, body: { promptLogId, ...more } });

const mark = (person: Person, pickId: string, status: string) =>
  call('tracker-update', { method: 'PUT', token: person.token, body: { pickId, status } });

const list = (person: Person, query: Record<string, string> = {}) =>
  call('tracker-get', { token: person.token, query });

const stats = async (person: Person) => (await call('get-tracker-stats', { token: person.token })).body;

async function savedPick(person: Person, price: number | null = -110, game = newGame()) {
  const ask = await storeAnswer(person.user.id, [legOn(game, { price })]);
  return (await save(person, ask.id)).body.pick;
}

const at = new Date().toISOString();
const ended = (game: ReturnType<typeof newGame>, home: number, away: number) => ({
  ...game,
  status: 'final' as const,
  statusText: 'Final',
  score: { home, away },
});

describe('tracker-save', () => {
  test("stores the answer's content, whatever else the client sends", async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [legOn(newGame(), { price: 150 })]);
    const answer = await save(person, ask.id, {
      playText: 'A sure thing',
      reasoning: 'Not what I asked',
      sport: 'NBA',
      betType: 'parlay',
      metadata: { odds: '+100000', legs: [], confidence: 100 },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      pick: {
        promptLogId: ask.id,
        status: 'pending',
        gradedBy: null,
        profit: null,
        sport: 'NFL',
        reasoning: ask.prompt,
        playText: ask.response,
        metadata: {
          odds: '+150',
          bet_type: ['moneyline'],
          confidence: 50,
          suggestion: ask.analysis.suggestion,
        },
      },
    });
  });

  test('saves one pick when repeated, even twenty times at once', async () => {
    const person = await newSubscriber();
    const game = newGame();
    const ask = await storeAnswer(person.user.id, [legOn(game)]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(person, ask.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ body }) => body.pick.id)).size).toBe(1);
    expect((await list(person)).body).toMatchObject({ total: 1, savedPicks: [{ promptLogId: ask.id }] });
    expect(await openLegsOn(game.id)).toHaveLength(1);
    expect(await stats(person)).toMatchObject({ totalPicks: 1, pending: 1 });
  });

  test('grades a pick at once whose game is over, although the feed is not read that far back', async () => {
    const person = await newSubscriber();
    const startsAt = new Date(Date.now() - 10 * 24 * 3600_000).toISOString();
    const day = leagueDay(new Date(startsAt));
    const over = { status: 'final', statusText: 'Final', score: { home: 20, away: 17 } } as const;
    const game = newGame({ startsAt, day, ...over });
    await storeGames([game], [], new Date());
    const single = await storeAnswer(person.user.id, [legOn(game, { price: 150 })]);
    expect((await save(person, single.id)).body.pick).toMatchObject({
      status: 'hit',
      gradedBy: 'feed',
      profit: 150,
    });
    const next = newGame();
    const parlay = await storeAnswer(person.user.id, [legOn(game), legOn(next)]);
    expect((await save(person, parlay.id)).body.pick).toMatchObject({ status: 'pending', gradedBy: null });
    expect(await openLegsOn(game.id)).toEqual([]);
    expect(await openLegsOn(next.id)).toHaveLength(1);
    expect(await stats(person)).toMatchObject({ totalPicks: 2, hits: 1, pending: 1, profit: 150 });
  });

  test("refuses another user's answer", async () => {
    const owner = await newSubscriber();
    const ask = await storeAnswer(owner.user.id, [legOn(newGame())]);
    const answer = await save(await newSubscriber(), ask.id);
    expect([answer.status, answer.body.error]).toEqual([404, 'Prediction not found']);
    expect((await list(owner)).body.total).toBe(0);
  });

  test.each([
    ['no id', {}, 'promptLogId is required'],
    ['an empty id', { promptLogId: '' }, 'promptLogId is required'],
    ['a number', { promptLogId: 7 }, 'promptLogId is required'],
    ['an overlong id', { promptLogId: 'x'.repeat(101) }, 'promptLogId is too long'],
    ['metadata as a string', { promptLogId: 'x', metadata: 'all of it' }, 'metadata must be an object'],
    [
      'too much metadata',
      { promptLogId: 'x', metadata: { a: 'x'.repeat(33_000) } },
      'metadata is too long (at most 32 KB)',
    ],
  ])('refuses %s with 400', async (_name, body, error) => {
    const { token } = await newSubscriber();
    const answer = await call('tracker-save', { token, body });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('tracker-get', () => {
  test('returns pages that add up to the whole list, newest first, under every tab', async () => {
    const person = await newSubscriber();
    const ids: string[] = [];
    for (let count = 0; count < 23; count += 1) ids.unshift((await savedPick(person)).id);
    for (const id of ids.slice(0, 5)) await mark(person, id, 'hit');
    for (const id of ids.slice(5, 7)) await mark(person, id, 'miss');

    const pages = await Promise.all(
      ['0', '10', '20', '30'].map((offset) => list(person, { limit: '10', offset })),
    );
    expect(pages.map(({ body }) => body.total)).toEqual([23, 23, 23, 23]);
    expect(pages.flatMap(({ body }) => body.savedPicks.map((pick: { id: string }) => pick.id))).toEqual(ids);

    const idsUnder = async (status: string) => {
      const { body } = await list(person, { status, limit: '100' });
      expect(body.total).toBe(body.savedPicks.length);
      return body.savedPicks.map((pick: { id: string }) => pick.id);
    };
    expect(await idsUnder('hit')).toEqual(ids.slice(0, 5));
    expect(await idsUnder('miss')).toEqual(ids.slice(5, 7));
    expect(await idsUnder('pending')).toEqual(ids.slice(7));
    expect(await idsUnder('push')).toEqual([]);
    expect((await list(person, { sport: 'nfl', status: 'hit' })).body.total).toBe(5);
    expect((await list(person, { sport: 'NBA' })).body).toMatchObject({ savedPicks: [], total: 0 });
  });

  test.each([
    [{ status: 'won' }, 'status must be one of: pending, hit, miss, push'],
    [{ sport: 'chess' }, 'sport must be one of: NBA, NFL, NHL, MLB, MLS, CFL, GOLF'],
    [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '101' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: 'ten' }, 'limit must be a whole number from 1 to 100'],
    [{ offset: '-1' }, 'offset must be a whole number from 0 to 100000'],
    [{ offset: '1e9' }, 'offset must be a whole number from 0 to 100000'],
  ])('refuses %j with 400', async (query, error) => {
    const answer = await list(await newSubscriber(), query);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('tracker-get by cursor', () => {
  const idsIn = (body: { savedPicks: { id: string }[] }) => body.savedPicks.map(({ id }) => id);

  test('pages forward and back, with the count of every tab', async () => {
    const person = await newSubscriber();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.unshift((await savedPick(person)).id);
    await mark(person, ids[0] ?? '', 'hit');
    const first = (await list(person, { limit: '3' })).body;
    expect(first).toMatchObject({
      total: 7,
      counts: { all: 7, pending: 6, hit: 1, miss: 0, push: 0 },
      previous: null,
    });
    const second = (await list(person, { limit: '3', cursor: first.next })).body;
    const third = (await list(person, { limit: '3', cursor: second.next })).body;
    expect([first, second, third].flatMap(idsIn)).toEqual(ids);
    expect(third.next).toBeNull();
    const back = (await list(person, { limit: '3', cursor: third.previous })).body;
    expect(idsIn(back)).toEqual(idsIn(second));
  });

  test('counts only the filtered picks', async () => {
    const person = await newSubscriber();
    const [early, late] = [await savedPick(person, 150), await savedPick(person, -110)];
    await mark(person, early.id, 'miss');
    await mark(person, late.id, 'hit');
    const kind = (await list(person, { sport: 'nfl', bet_type: 'moneyline', status: 'hit' })).body;
    expect(kind).toMatchObject({ total: 1, counts: { all: 2, hit: 1, miss: 1 } });
    expect((await list(person, { bet_type: 'parlay' })).body).toMatchObject({ total: 0, counts: { all: 0 } });
    const best = (await list(person, { sort: 'profit' })).body;
    expect([best.total, idsIn(best)]).toEqual([null, [late.id, early.id]]);
    const found = (await list(person, { search: 'home', from: torontoDay(new Date()) })).body;
    expect([found.total, found.counts, idsIn(found)]).toEqual([null, null, [late.id, early.id]]);
  });

  test.each([
    [{ cursor: 'x' }, 'cursor is not valid'],
    [{ cursor: 'y'.repeat(301) }, 'cursor is not valid'],
    [{ cursor: cursorOf(['oldest', false, 'PICK#A', 'A']) }, 'cursor is not valid'],
    [{ cursor: cursorOf(['newest', false, 'USER', 'USER']) }, 'cursor is not valid'],
    [{ cursor: cursorOf(['newest', false, 'PICK#A', 'B']) }, 'cursor is not valid'],
    [{ from: '2026-02-30' }, 'from must be a date such as 2026-11-20'],
    [{ to: 'today' }, 'to must be a date such as 2026-11-20'],
    [{ sort: 'odds' }, 'sort must be one of: newest, oldest, start, start-desc, profit, profit-asc'],
    [{ bet_type: 'teaser' }, 'bet_type must be one of: moneyline, spread, over/under, prop, parlay, general'],
    [{ search: 'x'.repeat(101) }, 'search is too long (at most 100)'],
    [{ offset: '10', search: 'x' }, 'offset works with status and sport only; use cursor instead'],
  ])('refuses %j with 400', async (query: Record<string, string>, error) => {
    const answer = await list(await newSubscriber(), query);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test('shows the score of a running game, but not on a graded leg', async () => {
    const person = await newSubscriber();
    const startsAt = new Date(Date.now() - hourMs).toISOString();
    const playing = { status: 'live', statusText: '3rd Quarter', score: { home: 10, away: 7 } } as const;
    const game = newGame({ startsAt, day: leagueDay(new Date(startsAt)), ...playing });
    await storeGames([game], [], new Date());
    await savedPick(person, -110, game);
    const live = { period: '3rd Quarter', score: { home: 10, away: 7 } };
    for (const query of [{}, { status: 'pending' }, { sport: 'NFL' }, { sort: 'start' }]) {
      const [shown] = (await list(person, query)).body.savedPicks;
      expect(shown.outcomes).toEqual([{ result: 'open', final: null, margin: null, live }]);
    }
    await savedPick(person, -110);
    const second = { limit: '1', offset: '1' };
    const [onSecondPage] = (await list(person, second)).body.savedPicks;
    expect(onSecondPage.outcomes).toEqual([{ result: 'open', final: null, margin: null, live }]);
    const over = { ...game, status: 'final', statusText: 'Final', score: { home: 20, away: 17 } } as const;
    await gradeLegsOn(over, new Date().toISOString());
    const [shown] = (await list(person, second)).body.savedPicks;
    expect(shown.outcomes).toEqual([{ result: 'won', final: { home: 20, away: 17 }, margin: 3 }]);
  });
});

describe('get-tracker-stats', () => {
  const of = async (person: Person, period: string) =>
    (await call('get-tracker-stats', { token: person.token, query: { period } })).body;

  test('counts a period by day and all time by month, with the same result', async () => {
    const person = await newSubscriber();
    await mark(person, (await savedPick(person, 150)).id, 'hit');
    const thirty = await of(person, '');
    for (const [period, entries] of Object.entries({ '7d': 7, '30d': 30, '90d': 90, all: 1 })) {
      const { profitByDay, ...rest } = await of(person, period);
      expect(profitByDay).toHaveLength(entries);
      expect(profitByDay.at(-1)).toMatchObject({ settled: 1, profit: 150, total: 150 });
      expect({ ...rest, profitByDay: thirty.profitByDay }).toEqual(thirty);
    }
    expect((await of(person, 'all')).profitByDay[0].date).toBe(torontoDay(new Date()).slice(0, 7));
  });

  test('refuses another period with 400', async () => {
    const answer = await of(await newSubscriber(), '1y');
    expect(answer.error).toBe('period must be one of: 7d, 30d, 90d, all');
  });
});

describe('tracker-update', () => {
  const update = (person: Person, action: string, body: object) =>
    call('tracker-update', { method: 'PUT', token: person.token, body: { action, ...body } });
  const bet = { stake: 25.5, price: 105, book: 'My Book', note: 'Lucky shirt' };

  test('marks several picks together, and one undo reverts all of them', async () => {
    const person = await newSubscriber();
    const game = newGame();
    const graded = await savedPick(person, 150, game);
    await gradeLegsOn(
      { ...game, status: 'final', statusText: 'Final', score: { home: 3, away: 0 } },
      new Date().toISOString(),
    );
    const pickIds = [graded.id];
    for (let count = 1; count < markedAtOnce; count += 1) pickIds.push((await savedPick(person)).id);
    const { body } = await update(person, 'mark', { pickIds, status: 'miss' });
    expect(body.picks).toHaveLength(markedAtOnce);
    expect(await stats(person)).toMatchObject({
      misses: markedAtOnce,
      marked: markedAtOnce,
      profit: -100 * markedAtOnce,
    });
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await update(person, 'undo', { pickIds })).status).toBe(200);
    }
    const { savedPicks } = (await list(person, { limit: '100' })).body;
    expect(savedPicks.at(-1)).toMatchObject({ id: graded.id, status: 'hit', gradedBy: 'feed', profit: 150 });
    expect(savedPicks[0]).toMatchObject({ status: 'pending', gradedBy: null, profit: null });
    expect(await stats(person)).toMatchObject({ hits: 1, misses: 0, marked: 0, pending: markedAtOnce - 1 });
    expect((await findPick(person.user.id, graded.id))?.grades).toHaveLength(3);
  });

  test('changes none if one of them does not exist', async () => {
    const person = await newSubscriber();
    const { id } = await savedPick(person);
    const answer = await update(person, 'mark', { pickIds: [id, 'gone'], status: 'hit' });
    expect([answer.status, answer.body.error]).toEqual([404, 'Pick not found']);
    expect(await stats(person)).toMatchObject({ hits: 0, pending: 1 });
  });

  test("counts the user's own stakes and prices next to the flat ones, only where there is a stake", async () => {
    const person = await newSubscriber();
    const game = newGame();
    const ask = await storeAnswer(person.user.id, [legOn(game, { price: -110 })]);
    const saved = (await save(person, ask.id, { bet })).body.pick;
    expect(saved).toMatchObject({ bet, ownProfit: null });
    const other = await savedPick(person, 150);
    await mark(person, saved.id, 'hit');
    await mark(person, other.id, 'miss');
    expect((await stats(person)).own).toEqual({
      picks: 1,
      settled: 1,
      staked: 25.5,
      profit: 26.78,
      roi: 105,
    });
    const staked = { ...bet, stake: 10, price: null, note: null };
    const changed = (await update(person, 'bet', { pickId: other.id, bet: staked })).body.pick;
    expect(changed).toMatchObject({ bet: staked, ownProfit: -10, profit: -100 });
    expect((await stats(person)).own).toEqual({
      picks: 2,
      settled: 2,
      staked: 35.5,
      profit: 16.78,
      roi: 47.3,
    });
    const none = { stake: null, price: null, book: null, note: null };
    expect((await update(person, 'bet', { pickId: other.id, bet: none })).body.pick).not.toHaveProperty(
      'bet',
    );
    expect((await stats(person)).own).toMatchObject({ picks: 1, settled: 1 });
    const { text } = await call('export-tracker', { token: person.token });
    expect(text).toContain(',25.5,+105,26.78,My Book,Lucky shirt');
    const { picks } = (await call('export-data', { token: person.token })).body;
    expect(picks.find(({ id }: { id: string }) => id === saved.id)).toMatchObject({ bet, ownProfit: 26.78 });
  });

  describe('of a same-game slip', () => {
    const slipOn = async (person: Person, game: ReturnType<typeof newGame>) => {
      const legs = [legOn(game), legOn(game, { market: 'spread', line: -3 })];
      const ask = await storeAnswer(person.user.id, legs, new Date(), {
        analysis: { ...analysisOf(legs), slip: slipWith() },
      });
      return (await save(person, ask.id)).body.pick;
    };
    const enter = (person: Person, pickId: string, given: object) =>
      update(person, 'bet', { pickId, bet: given });
    const counted = async (person: Person) => {
      const ids = (await list(person)).body.savedPicks.map(({ id }: { id: string }) => id);
      const picks = await Promise.all(ids.map((id: string) => findPick(person.user.id, id)));
      await expectCountedByMonth(
        person.user.id,
        picks.filter((pick) => pick !== undefined),
      );
    };

    test('enters a price after the result, which counts it in money once, however often it is sent', async () => {
      const person = await newSubscriber();
      const game = newGame();
      const { id } = await slipOn(person, game);
      await gradeLegsOn(ended(game, 10, 0), at);
      const unpriced = { hits: 1, winRate: 100, profit: 0, roi: 0, marked: 0 };
      expect(await stats(person)).toMatchObject(unpriced);
      const price = { stake: 20, price: 490, book: 'DraftKings', boost: { percent: 30, maxStake: 10 } };
      const answers = await Promise.all(Array.from({ length: 3 }, () => enter(person, id, price)));
      for (const { status, body } of answers) {
        expect([status, body.pick]).toMatchObject([200, { status: 'hit', gradedBy: 'user', profit: 490 }]);
      }
      expect((await findPick(person.user.id, id))?.grades).toHaveLength(2);
      const own = { picks: 1, settled: 1, staked: 20, profit: 112.7, roi: 563.5 };
      expect(await stats(person)).toMatchObject({ ...unpriced, profit: 490, roi: 490, own });
      await counted(person);
      expect((await enter(person, id, {})).body.pick).toMatchObject({ status: 'hit', profit: null });
      expect(await stats(person)).toMatchObject(unpriced);
      await counted(person);
    });

    test('that was lost proposes singles for an hour, which a price entered later does not extend', async () => {
      const person = await newSubscriber();
      const status = async () => (await call('get-user-status', { token: person.token })).body.singlesUntil;
      const game = newGame();
      const { id } = await slipOn(person, game);
      expect(await status()).toBeUndefined();
      const lost = new Date();
      await gradeLegsOn(ended(game, 0, 10), lost.toISOString());
      const until = new Date(lost.getTime() + hourMs).toISOString();
      expect(await status()).toBe(until);
      expect((await enter(person, id, { price: 490 })).body.pick.profit).toBe(-100);
      expect(await status()).toBe(until);
      await counted(person);
    });

    test('is open after a push until its owner says what the book paid', async () => {
      const person = await newSubscriber();
      const game = newGame();
      const { id } = await slipOn(person, game);
      const early = await enter(person, id, { settledAs: 'refunded' });
      expect([early.status, early.body.error]).toEqual([
        409,
        'Only a same-game slip with a void or pushed leg can be settled by what its book paid.',
      ]);
      await gradeLegsOn(ended(game, 13, 10), at);
      expect(await stats(person)).toMatchObject({ pending: 1, hits: 0, misses: 0, pushes: 0 });
      const unpriced = await enter(person, id, { settledAs: 'repriced' });
      expect([unpriced.status, unpriced.body.error]).toEqual([
        400,
        'price is required if the book re-priced the slip',
      ]);
      const repriced = { stake: 20, price: -110, settledAs: 'repriced', bonusBet: true };
      expect((await enter(person, id, repriced)).body.pick).toMatchObject({
        status: 'hit',
        isMarked: true,
        profit: 90.91,
        ownProfit: 18.18,
      });
      await counted(person);
      expect((await enter(person, id, { settledAs: 'refunded' })).body.pick).toMatchObject({
        status: 'push',
        profit: 0,
      });
      await counted(person);
    });
  });

  test.each([
    [{ ...bet, boost: { percent: 0 } }, 'boost.percent must be a whole number from 1 to 500'],
    [{ ...bet, settledAs: 'void' }, 'settledAs must be one of: repriced, refunded, lost'],
    [
      { ...bet, stake: 0 },
      'stake must be an amount in dollars from 0.01 to 1,000,000, with at most two decimals',
    ],
    [
      { ...bet, stake: 1.005 },
      'stake must be an amount in dollars from 0.01 to 1,000,000, with at most two decimals',
    ],
    [{ ...bet, price: 99 }, 'price must be American odds, such as -110 or +150'],
    [{ ...bet, price: -110.5 }, 'price must be American odds, such as -110 or +150'],
    [{ ...bet, book: ' ' }, 'book must not be empty'],
    [{ ...bet, note: 'x'.repeat(501) }, 'note is too long (at most 500 characters)'],
    [{ ...bet, note: 'a\u0000b' }, 'note must not contain control characters'],
  ])('refuses a bet of %j with 400', async (given, error) => {
    const person = await newSubscriber();
    const answer = await update(person, 'bet', { pickId: 'any', bet: given });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test('leaves nothing of a removed pick, which can be saved again', async () => {
    const person = await newSubscriber();
    const game = newGame();
    const ask = await storeAnswer(person.user.id, [legOn(game)]);
    const { pick } = (await save(person, ask.id, { bet })).body;
    expect(Date.parse(pick.removableUntil) - Date.parse(pick.created_at)).toBe(removableMinutes * 60_000);
    expect((await update(person, 'remove', { pickId: pick.id })).body).toEqual({ success: true });
    expect((await list(person)).body).toMatchObject({ savedPicks: [], total: 0, counts: { all: 0 } });
    expect(await openLegsOn(game.id)).toEqual([]);
    for (const period of ['30d', 'all']) {
      const { body } = await call('get-tracker-stats', { token: person.token, query: { period } });
      expect(body).toMatchObject({ totalPicks: 0, pending: 0, own: { picks: 0 } });
    }
    expect((await update(person, 'remove', { pickId: pick.id })).status).toBe(404);
    expect((await save(person, ask.id)).status).toBe(201);
  });

  test('refuses to remove a pick after ten minutes or the start of its first game', async () => {
    const person = await newSubscriber();
    const pick = await savedPick(person);
    const later = (minutes: number) => new Date(Date.parse(pick.created_at) + minutes * 60_000);
    const startedGame = newGame({ startsAt: new Date(Date.now() - hourMs).toISOString() });
    const started = await savedPick(person, -110, startedGame);
    expect(started).not.toHaveProperty('removableUntil');
    const answer = await update(person, 'remove', { pickId: started.id });
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'A pick can be removed only within 10 minutes of saving it and before its first game starts.',
    ]);
    const found = await findPick(person.user.id, pick.id);
    if (!found) throw new Error('the pick no longer exists');
    expect(removableUntil(found)).toEqual(later(removableMinutes));
  });

  test('keeps the counters equal to the picks under simultaneous changes', async () => {
    const person = await newSubscriber();
    const game = newGame();
    const pickIds: string[] = [];
    for (let count = 0; count < 4; count += 1) pickIds.push((await savedPick(person, 120, game)).id);
    const [first = ''] = pickIds;
    const over = { ...game, status: 'final', statusText: 'Final', score: { home: 3, away: 0 } } as const;
    await Promise.all([
      update(person, 'mark', { pickIds, status: 'miss' }),
      update(person, 'bet', { pickId: first, bet }),
      update(person, 'undo', { pickIds }),
      update(person, 'remove', { pickId: first }),
      gradeLegsOn(over, new Date().toISOString()).catch(() => 0),
    ]);
    await gradeLegsOn(over, new Date().toISOString());
    const picks = await Promise.all(pickIds.map((id) => findPick(person.user.id, id)));
    await expectCountedByMonth(
      person.user.id,
      picks.filter((pick) => pick !== undefined),
    );
  });
  test("limits a pick's history, so that its item never grows too large", async () => {
    const person = await newSubscriber();
    const { id } = await savedPick(person);
    for (let count = 0; count < gradesMax; count += 1) await mark(person, id, count % 2 ? 'miss' : 'hit');
    const answer = await mark(person, id, 'hit');
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'This pick has been changed too many times to be changed again.',
    ]);
    expect((await list(person)).body.savedPicks).toMatchObject([{ id, status: 'miss' }]);
  });

  test('changes any status to any other, and the numbers follow', async () => {
    const person = await newSubscriber();
    const won = await savedPick(person, 150);
    const lost = await savedPick(person, -110);
    await savedPick(person);
    expect((await mark(person, won.id, 'hit')).body).toMatchObject({
      success: true,
      pick: { id: won.id, status: 'hit', gradedBy: 'user', profit: 150 },
    });
    expect((await mark(person, lost.id, 'miss')).body.pick.profit).toBe(-100);
    expect(await stats(person)).toMatchObject({
      totalPicks: 3,
      hits: 1,
      misses: 1,
      pending: 1,
      winRate: 50,
      profit: 50,
      roi: 25,
    });
    await mark(person, lost.id, 'hit');
    expect(await stats(person)).toMatchObject({
      hits: 2,
      misses: 0,
      winRate: 100,
      profit: 240.91,
      roi: 120.5,
    });
    await mark(person, won.id, 'pending');
    await mark(person, lost.id, 'pending');
    expect(await stats(person)).toMatchObject({
      totalPicks: 3,
      hits: 0,
      misses: 0,
      pushes: 0,
      pending: 3,
      winRate: 0,
      profit: 0,
      roi: 0,
      bySport: [],
      byBetType: [],
    });
    expect((await findPick(person.user.id, won.id))?.grades.map(({ status }) => status)).toEqual([
      'hit',
      'pending',
    ]);
  });

  test('gives the same totals by day, by sport and by bet type', async () => {
    const person = await newSubscriber();
    const today = torontoDay(new Date());
    const won = await savedPick(person, 150);
    const lost = await savedPick(person);
    await savedPick(person);
    await mark(person, won.id, 'hit');
    await mark(person, lost.id, 'miss');
    const { profitByDay, bySport, byBetType } = await stats(person);
    expect(profitByDay).toHaveLength(30);
    expect(profitByDay.at(-2)).toEqual({ date: addDays(today, -1), settled: 0, profit: 0, total: 0 });
    expect(profitByDay.at(-1)).toEqual({ date: today, settled: 2, profit: 50, total: 50 });
    const line = { hits: 1, misses: 1, pushes: 0, winRate: 50, roi: 25, profit: 50 };
    expect(bySport).toEqual([{ sport: 'NFL', ...line }]);
    expect(byBetType).toEqual([{ bet_type: 'moneyline', ...line }]);
  });

  test('counts a pick without a price in the win rate but not in the profit', async () => {
    const person = await newSubscriber();
    const pick = await savedPick(person, null);
    expect((await mark(person, pick.id, 'hit')).body.pick.profit).toBeNull();
    expect(await stats(person)).toMatchObject({ hits: 1, winRate: 100, profit: 0, roi: 0 });
  });

  test('keeps the counters equal to a full count after twenty simultaneous marks', async () => {
    const person = await newSubscriber();
    const picks = [await savedPick(person), await savedPick(person), await savedPick(person)];
    const words = ['hit', 'miss', 'pending'];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => mark(person, picks[n % 3].id, words[(n * 7) % 3] ?? 'hit')),
    );
    const { savedPicks } = (await list(person)).body as {
      savedPicks: { status: string; profit: number | null }[];
    };
    const count = (status: string) => savedPicks.filter((pick) => pick.status === status).length;
    const cents = savedPicks.reduce((sum, { profit }) => sum + Math.round((profit ?? 0) * 100), 0);
    expect(await stats(person)).toMatchObject({
      totalPicks: 3,
      hits: count('hit'),
      misses: count('miss'),
      pending: count('pending'),
      profit: cents / 100,
    });
    for (const status of words) expect((await list(person, { status })).body.total).toBe(count(status));
  });

  test("returns 404 for another user's pick or an unknown one, and changes nothing", async () => {
    const owner = await newSubscriber();
    const pick = await savedPick(owner);
    for (const id of [pick.id, 'nothing']) {
      const answer = await mark(await newSubscriber(), id, 'hit');
      expect([answer.status, answer.body.error]).toEqual([404, 'Pick not found']);
    }
    expect((await list(owner)).body.savedPicks[0].status).toBe('pending');
  });

  test.each([
    [{ status: 'hit' }, 'pickId is required'],
    [{ pickId: 'x', status: 'push' }, 'status must be one of: hit, miss, pending'],
    [{ pickId: 'x' }, 'status must be one of: hit, miss, pending'],
    [{ pickId: ['x'], status: 'hit' }, 'pickId is required'],
  ])('refuses %j with 400', async (body, error) => {
    const { token } = await newSubscriber();
    const answer = await call('tracker-update', { method: 'PUT', token, body });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('grading by final scores', () => {
  test('grades the picks on a finished game once', async () => {
    const person = await newSubscriber();
    const game = newGame();
    const pick = await savedPick(person, 120, game);
    expect(await gradeLegsOn(game, at)).toBe(0);
    expect(await gradeLegsOn(ended(game, 20, 17), at)).toBe(1);
    expect(await gradeLegsOn(ended(game, 20, 17), at)).toBe(0);
    expect((await list(person)).body.savedPicks[0]).toMatchObject({
      id: pick.id,
      status: 'hit',
      gradedBy: 'feed',
      profit: 120,
    });
    expect(await stats(person)).toMatchObject({ hits: 1, profit: 120 });
    expect(await openLegsOn(game.id)).toEqual([]);
  });

  test('does not let one pick that cannot be graded hold up the others, and grades it later', async () => {
    const game = ended(newGame(), 20, 17);
    const owners = await Promise.all([newSubscriber(), newSubscriber(), newSubscriber()]);
    for (const person of owners) await savedPick(person, 120, game);
    const [ungradable] = await openLegsOn(game.id);
    const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
    const table = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
      this: DynamoDBDocumentClient,
      command: unknown,
    ) {
      const isItsOwn =
        command instanceof TransactWriteCommand && JSON.stringify(command).includes(ungradable?.pickId ?? '');
      if (isItsOwn) throw new Error('Item size has exceeded the maximum allowed size');
      return send.call(this, command);
    } as typeof DynamoDBDocumentClient.prototype.send);
    await expect(gradeLegsOn(game, at)).rejects.toThrow(`1 legs on ${game.id} could not be graded`);
    table.mockRestore();
    expect(await openLegsOn(game.id)).toEqual([ungradable]);
    expect(await gradeLegsOn(game, at)).toBe(1);
    expect(await openLegsOn(game.id)).toEqual([]);
  });

  test('of a parlay waits for its last leg, drops a pushed leg, and prices the rest again', async () => {
    const person = await newSubscriber();
    const first = newGame();
    const second = newGame();
    const ask = await storeAnswer(person.user.id, [
      legOn(first, { price: 100 }),
      legOn(second, { market: 'spread', line: -3, price: -110 }),
    ]);
    await save(person, ask.id);
    await gradeLegsOn(ended(first, 10, 0), at);
    expect((await list(person)).body.savedPicks[0].status).toBe('pending');
    await gradeLegsOn(ended(second, 13, 10), at);
    expect((await list(person)).body.savedPicks[0]).toMatchObject({ status: 'hit', profit: 100 });
  });

  test('sets the closing line in the list, the statistics and the export', async () => {
    const person = await newSubscriber();
    expect((await stats(person)).clv).toEqual({ average: null, beatShare: null, beats: 0, n: 0 });
    const [better, worse, moved, open] = [newGame(), newGame(), newGame(), newGame()];
    const closed = (game: ReturnType<typeof newGame>) => ({
      ...ended(game, 20, 17),
      prices: {
        book: 'Closing book',
        at: new Date(Date.parse(game.startsAt) - 60_000).toISOString(),
        moneyline: { home: -110, away: -110, draw: null },
        spread: { homeLine: -4.5, home: -110, away: -110 },
        total: null,
      },
    });
    await savedPick(person, 110, better);
    await savedPick(person, -110, worse);
    const ask = await storeAnswer(person.user.id, [legOn(moved, { market: 'spread', line: -3 })]);
    await save(person, ask.id);
    await savedPick(person, 150, open);
    for (const game of [better, worse, moved]) await gradeLegsOn(closed(game), at);

    expect((await stats(person)).clv).toEqual({ average: 0.3, beatShare: 50, beats: 1, n: 2 });
    const value = (percent: number) => ({ percent, legs: [{ kind: 'value', percent }] });
    const { savedPicks } = (await list(person)).body;
    expect(savedPicks.map(({ clv }: { clv: unknown }) => clv)).toEqual([
      null,
      { percent: null, legs: [{ kind: 'line-moved', points: 1.5 }] },
      value(-4.5),
      value(5),
    ]);
    const { text } = await call('export-tracker', { token: person.token });
    const [head, ...lines] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const column = (name: string) => lines.map((line) => line[head?.indexOf(name) ?? -1]);
    expect([column('clv_percent'), column('line_moved')]).toEqual([
      ['', '', '-4.5', '5'],
      ['', '1.5', '', ''],
    ]);
    const { picks } = (await call('export-data', { token: person.token })).body;
    expect(picks[3]).toMatchObject({ clv: value(5) });
  });

  test('counts a pushed pick as a push: under All, in no other tab, and not in the win rate', async () => {
    const person = await newSubscriber();
    const game = newGame();
    await savedPick(person, -110, game);
    await gradeLegsOn(ended(game, 10, 10), at);
    expect((await list(person)).body.savedPicks[0]).toMatchObject({ status: 'push', profit: 0 });
    expect((await list(person, { status: 'push' })).body.total).toBe(1);
    expect((await list(person, { status: 'pending' })).body.total).toBe(0);
    expect(await stats(person)).toMatchObject({ totalPicks: 1, pushes: 1, winRate: 0, profit: 0 });
  });

  test("does not overwrite the owner's mark, and the history has both", async () => {
    const person = await newSubscriber();
    const game = newGame();
    const pick = await savedPick(person, -110, game);
    await mark(person, pick.id, 'miss');
    await gradeLegsOn(ended(game, 20, 17), at);
    expect((await list(person)).body.savedPicks[0]).toMatchObject({ status: 'miss', gradedBy: 'user' });
    expect(await openLegsOn(game.id)).toEqual([]);
  });

  test('and a mark at the same moment leave one consistent result', async () => {
    const person = await newSubscriber();
    const game = newGame();
    const pick = await savedPick(person, -110, game);
    await Promise.all([mark(person, pick.id, 'miss'), gradeLegsOn(ended(game, 20, 17), at)]);
    const [shown] = (await list(person)).body.savedPicks;
    expect(await stats(person)).toMatchObject({
      totalPicks: 1,
      hits: shown.status === 'hit' ? 1 : 0,
      misses: shown.status === 'miss' ? 1 : 0,
    });
    expect(shown.status).toBe('miss');
  });
});
