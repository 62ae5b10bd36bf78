/** The slate, a user's own answers, and the views of the board. */
import { ulid } from 'ulid';
import { describe, expect, test, vi } from 'vitest';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { storeGames } from '../../lambdas/data/feed/games.ts';
import { newestPicks, pagePicks } from '../../lambdas/data/picks/pick-pages.ts';
import { newPick, savePick } from '../../lambdas/data/picks/picks.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { slateId, slateMax, slateUserId } from '../../lambdas/domain/records/slate.ts';
import { handler as makeSlate } from '../../lambdas/functions/make-slate.ts';
import { call } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { newPerson, newSubscriber, type Person } from '../support/people.ts';

const list = async (person: Person, query: Record<string, string> = {}) =>
  (await call('get-predictions', { token: person.token, query })).body.predictions;

const isOfSlate = ({ id }: { id: string }) => id.endsWith('-slate');

const own = async (person: Person, query: Record<string, string> = {}) =>
  (await list(person, query)).filter((prediction: { id: string }) => !isOfSlate(prediction));

describe('get-predictions', () => {
  test("returns a user's own answers, newest first, and nobody else's", async () => {
    const person = await newSubscriber();
    const older = await storeAnswer(person.user.id, [legOn(newGame())], new Date(Date.now() - 60_000));
    const newer = await storeAnswer(person.user.id, [legOn(newGame()), legOn(newGame())]);
    await storeAnswer((await newSubscriber()).user.id, [legOn(newGame())]);
    expect(await own(person)).toMatchObject([
      {
        id: newer.id,
        prompt_text: newer.prompt,
        response: newer.response,
        sport: 'NFL',
        bet_type: 'parlay',
        pickSaved: false,
        isHit: false,
        parsed_entities: { bet_type: ['parlay'], suggestion: newer.analysis.suggestion },
      },
      { id: older.id, bet_type: 'moneyline' },
    ]);
  });

  test("shows which answers are in the user's tracker, and which have hit", async () => {
    const person = await newSubscriber();
    const game = newGame();
    const ask = await storeAnswer(person.user.id, [legOn(game)]);
    await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
    expect(await own(person)).toMatchObject([{ pickSaved: true, isHit: false }]);
    await gradeLegsOn(
      { ...game, status: 'final', statusText: 'Final', score: { home: 3, away: 0 } },
      new Date().toISOString(),
    );
    expect(await own(person)).toMatchObject([{ pickSaved: true, isHit: true }]);
  });

  test('finds an answer in the tracker however many were saved since', async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [legOn(newGame())], new Date(Date.now() - 3600_000));
    await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
    const { id: userId } = person.user;
    const { sport, prompt: reasoning, response: playText, analysis } = ask;
    const frozen = { userId, sport, reasoning, playText, metadata: entitiesOf(analysis), now: new Date() };
    for (let count = 0; count < 100; count += 1) {
      await savePick(newPick({ ...frozen, id: ulid(), promptLogId: slateId(ulid()) }));
    }
    expect(await own(person)).toMatchObject([{ id: ask.id, pickSaved: true }]);
  });

  test('accepts filters in any case, and "all" for none', async () => {
    const person = await newSubscriber();
    await storeAnswer(person.user.id, [legOn(newGame())]);
    expect(await own(person, { sport: 'nfl', bet_type: 'MONEYLINE', risk_level: 'moderate' })).toHaveLength(
      1,
    );
    expect(await own(person, { sport: 'all', bet_type: '', risk_level: 'All' })).toHaveLength(1);
    expect(await own(person, { sport: 'nba' })).toEqual([]);
    expect(await own(person, { bet_type: 'parlay' })).toEqual([]);
    expect(await own(person, { risk_level: 'high' })).toEqual([]);
    expect(await list(person, { limit: '1' })).toHaveLength(1);
  });

  test.each([
    [{ sport: 'chess' }, 'sport must be one of: NBA, NFL, NHL, MLB, MLS, CFL, GOLF'],
    [{ bet_type: 'teaser' }, 'bet_type must be one of: moneyline, spread, over/under, prop, parlay, general'],
    [{ risk_level: 'none' }, 'risk_level must be one of: low, medium, high'],
    [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
  ])('refuses %j with 400', async (query, error) => {
    const answer = await call('get-predictions', { token: (await newSubscriber()).token, query });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('the views of the board', () => {
  const anHour = 3600_000;
  const startedGame = () => newGame({ startsAt: new Date(Date.now() - 2 * anHour).toISOString() });
  const idsIn = async (person: Person, query: Record<string, string>) => {
    const { body } = await call('get-predictions', { token: person.token, query });
    const ids = body.predictions.map(({ id }: { id: string }) => id);
    return { ids: ids.filter((id: string) => !id.endsWith('-slate')), next: body.next, body };
  };

  test('today has answers that can still be bet on, results those with a started game, and asks both', async () => {
    const person = await newSubscriber();
    const open = await storeAnswer(person.user.id, [legOn(newGame())]);
    const started = await storeAnswer(person.user.id, [legOn(newGame()), legOn(startedGame())]);
    expect((await idsIn(person, { view: 'today', limit: '100' })).ids).toEqual([open.id]);
    expect((await idsIn(person, { view: 'results' })).ids).toEqual([started.id]);
    expect((await idsIn(person, { view: 'asks' })).ids.sort()).toEqual([open.id, started.id].sort());
  });

  test('pages return every answer once, with filters or without', async () => {
    const person = await newSubscriber();
    const asks = [];
    for (let nth = 0; nth < 7; nth += 1) {
      const at = new Date(Date.now() - (nth + 1) * 60_000);
      asks.push(await storeAnswer(person.user.id, [legOn(nth % 2 === 0 ? startedGame() : newGame())], at));
    }
    const all = async (query: Record<string, string>) => {
      const ids: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await idsIn(person, { ...query, limit: '2', ...(cursor && { cursor }) });
        ids.push(...page.ids);
        cursor = page.next;
      }
      return ids;
    };
    const own = asks.map(({ id }) => id);
    expect(await all({ view: 'asks' })).toEqual(own);
    expect(await all({ view: 'asks', sport: 'nfl', bet_type: 'moneyline' })).toEqual(own);
    expect(await all({ view: 'asks', bet_type: 'parlay' })).toEqual([]);
    expect(await all({ view: 'results', sport: 'nfl' })).toEqual(own.filter((_, nth) => nth % 2 === 0));
    expect((await all({ view: 'today', sort: 'chance' })).sort()).toEqual(
      own.filter((_, nth) => nth % 2 === 1).sort(),
    );
  });

  test('today is sorted by start, chance, cost or price', async () => {
    const person = await newSubscriber();
    const at = (hours: number) => newGame({ startsAt: new Date(Date.now() + hours * anHour).toISOString() });
    const late = await storeAnswer(person.user.id, [legOn(at(30), { price: 200 })]);
    const soon = await storeAnswer(person.user.id, [legOn(at(3), { price: -300 })]);
    expect((await idsIn(person, { view: 'today', limit: '100' })).ids).toEqual([soon.id, late.id]);
    expect((await idsIn(person, { view: 'today', sort: 'odds', limit: '100' })).ids).toEqual([
      late.id,
      soon.id,
    ]);
  });

  test('a result has the final score and the grade, even for an answer that was never saved', async () => {
    const person = await newSubscriber();
    const game = startedGame();
    const ask = await storeAnswer(person.user.id, [legOn(game)]);
    const final = { ...game, status: 'final' as const, statusText: 'Final', score: { home: 27, away: 20 } };
    await storeGames([{ ...final, day: leagueDay(new Date(game.startsAt)) }], [], new Date());
    const result = {
      status: 'hit',
      legs: [{ outcome: 'won', game: 'final', score: { home: 27, away: 20 } }],
    };
    // Games of the slate may have started, too.
    const results = await own(person, { view: 'results' });
    expect(results).toMatchObject([{ id: ask.id, isHit: false, pickSaved: false, result }]);
    const one = await call('get-prediction-by-id', { token: person.token, query: { id: ask.id } });
    expect(one.body.predictionWithPickSaved).toMatchObject([{ id: ask.id, result }]);
  });

  test('every view is counted on the first page of any, exactly and with its filters', async () => {
    const person = await newSubscriber();
    await storeAnswer(person.user.id, [legOn(newGame())]);
    await storeAnswer(person.user.id, [legOn(newGame()), legOn(startedGame())]);
    await storeAnswer(person.user.id, [legOn(newGame())], new Date(Date.now() - 2 * 24 * anHour));
    await storeAnswer(person.user.id, [legOn(startedGame())], new Date(Date.now() - 30 * 24 * anHour));
    const lengths = async (filter: Record<string, string>) => {
      const found: Record<string, number> = {};
      for (const view of ['today', 'asks', 'results']) {
        let [length, cursor]: [number, string | null] = [0, ''];
        while (cursor !== null) {
          const { body } = await idsIn(person, { ...filter, view, limit: '100', ...(cursor && { cursor }) });
          expect(body.counts, 'not counted unless asked').toBeUndefined();
          length += body.predictions.length;
          cursor = body.next;
        }
        found[view] = length;
      }
      return found;
    };
    for (const filter of [{}, { bet_type: 'parlay' }, { sport: 'nfl', bet_type: 'moneyline' }]) {
      // Another test may publish the slate in between.
      await vi.waitFor(async () => {
        const expected = await lengths(filter);
        for (const view of ['today', 'asks', 'results']) {
          const { body } = await idsIn(person, { ...filter, view, counts: 'yes', limit: '1' });
          expect(body.counts, `${view} of ${JSON.stringify(filter)}`).toEqual(expected);
        }
      }, 20_000);
    }
    const { body } = await idsIn(person, { view: 'asks', risk_level: 'medium', counts: 'yes' });
    expect(body.counts, 'nothing counts the slate by risk').toMatchObject({ asks: 4, results: null });
  });

  test('the totals count every answer and every saved pick, whatever the page shows', async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [legOn(newGame())]);
    await storeAnswer(person.user.id, [legOn(startedGame())], new Date(Date.now() - 3 * 24 * anHour));
    await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
    const { body } = await idsIn(person, { view: 'today', limit: '1' });
    const slate = (await list(person, { limit: '100' })).filter(isOfSlate);
    expect(body.totals).toEqual({
      predictions: 2 + slate.length,
      asks: 2,
      picks: { pending: 1, hit: 0, miss: 0, push: 0 },
    });
    const { body: own } = await idsIn(person, { view: 'asks' });
    expect(own.totals).toBeUndefined();
  });

  test.each([
    [{ view: 'nowhere' }, 'view must be one of: today, asks, results'],
    [{ counts: 'some' }, 'counts must be one of: no, yes'],
    [{ sort: 'name' }, 'sort must be one of: start, chance, edge, odds'],
    [{ cursor: 'x'.repeat(101) }, 'cursor is too long'],
  ])('refuses %j with 400', async (query, error) => {
    const answer = await call('get-predictions', { token: (await newSubscriber()).token, query });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('the slate', () => {
  test('is made once a day however often the job runs, graded like any pick, and can be saved by every subscriber', async () => {
    await Promise.all([makeSlate(), makeSlate()]);
    const all = await pagePicks(slateUserId, { ...newestPicks, limit: 100 });
    const today = all.filter(({ day }) => day === torontoDay(new Date()));
    expect(today.length).toBeGreaterThan(0);
    expect(today.length).toBeLessThanOrEqual(slateMax);
    expect(new Set(today.map(({ promptLogId }) => promptLogId)).size).toBe(today.length);

    const person = await newSubscriber();
    const slate = (await list(person)).filter(isOfSlate);
    expect(slate).toHaveLength(today.length);
    const [first] = slate;
    expect(first.parsed_entities.legs.length).toBeGreaterThan(0);

    const saved = await call('tracker-save', { token: person.token, body: { promptLogId: first.id } });
    expect([saved.status, saved.body.pick.metadata.legs]).toEqual([201, first.parsed_entities.legs]);
    const other = await newSubscriber();
    const shown = (who: Person) =>
      call('get-prediction-by-id', { token: who.token, query: { id: first.id } });
    expect((await shown(person)).body.predictionWithPickSaved).toMatchObject([
      { id: first.id, pickSaved: true },
    ]);
    expect((await shown(other)).body.predictionWithPickSaved).toMatchObject([
      { id: first.id, pickSaved: false },
    ]);
  }, 60_000);
});

describe('get-prediction-by-id', () => {
  test("returns the user's own answer", async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [legOn(newGame())]);
    const { status, body } = await call('get-prediction-by-id', {
      token: person.token,
      query: { id: ask.id },
    });
    expect([status, body.predictionWithPickSaved]).toMatchObject([
      200,
      [{ id: ask.id, response: ask.response }],
    ]);
  });

  test("returns 404 for another user's answer, an unknown one and another kind of id", async () => {
    const owner = await newPerson({ plan: 'pro' });
    const ask = await storeAnswer(owner.user.id, [legOn(newGame())]);
    const { token } = await newSubscriber();
    for (const id of [ask.id, 'nothing', slateId('nothing'), `../${ask.id}`]) {
      const answer = await call('get-prediction-by-id', { token, query: { id } });
      expect([answer.status, answer.body.error]).toEqual([404, 'Prediction not found']);
    }
  });

  test('requires an id', async () => {
    const answer = await call('get-prediction-by-id', { token: (await newSubscriber()).token });
    expect([answer.status, answer.body.error]).toEqual([400, 'id is required']);
  });
});
