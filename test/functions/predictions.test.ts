/** The slate and one's own answers. */
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { gradeLegsOn } from '../../lambdas/data/grading.ts';
import { newestPicks, pagePicks } from '../../lambdas/data/pick-pages.ts';
import { newPick, savePick } from '../../lambdas/data/picks.ts';
import { entitiesOf } from '../../lambdas/domain/entities.ts';
import { house, slateId, slateMax } from '../../lambdas/domain/slate.ts';
import { torontoDay } from '../../lambdas/domain/toronto-day.ts';
import { handler as makeSlate } from '../../lambdas/functions/make-slate.ts';
import { call } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { newPerson, newSubscriber, type Person } from '../support/people.ts';

const list = async (person: Person, query: Record<string, string> = {}) =>
  (await call('get-predictions', { token: person.token, query })).body.predictions;

const own = async (person: Person, query: Record<string, string> = {}) =>
  (await list(person, query)).filter(({ id }: { id: string }) => !id.endsWith('-slate'));

describe('get-predictions', () => {
  test("has a person's own answers, newest first, and nobody else's", async () => {
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

  test('says what is in the tracker, per person, and what has hit', async () => {
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

  test('knows what is in the tracker however much was saved since', async () => {
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

  test('takes every filter in any case, and `all` for none', async () => {
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
  ])('%j is 400', async (query, error) => {
    const answer = await call('get-predictions', { token: (await newSubscriber()).token, query });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('the slate', () => {
  test('is made once a day however often it is run, graded like any pick, and saved by whoever likes it', async () => {
    await Promise.all([makeSlate(), makeSlate()]);
    const all = await pagePicks(house, { ...newestPicks, limit: 100 });
    const today = all.filter(({ day }) => day === torontoDay(new Date()));
    expect(today.length).toBeGreaterThan(0);
    expect(today.length).toBeLessThanOrEqual(slateMax);
    expect(new Set(today.map(({ promptLogId }) => promptLogId)).size).toBe(today.length);

    const person = await newSubscriber();
    const slate = (await list(person)).filter(({ id }: { id: string }) => id.endsWith('-slate'));
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
  test("finds one's own answer", async () => {
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

  test("another person's answer, an unknown one and another kind of id are 404", async () => {
    const owner = await newPerson({ plan: 'pro' });
    const ask = await storeAnswer(owner.user.id, [legOn(newGame())]);
    const { token } = await newSubscriber();
    for (const id of [ask.id, 'nothing', slateId('nothing'), `../${ask.id}`]) {
      const answer = await call('get-prediction-by-id', { token, query: { id } });
      expect([answer.status, answer.body.error]).toEqual([404, 'Prediction not found']);
    }
  });

  test('no id is 400', async () => {
    const answer = await call('get-prediction-by-id', { token: (await newSubscriber()).token });
    expect([answer.status, answer.body.error]).toEqual([400, 'id is required']);
  });
});
