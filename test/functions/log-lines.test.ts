/** The log: JSON lines that identify the call, without user input or secrets. */
import { describe, expect, test } from 'vitest';
import { handler as auth } from '../../lambdas/functions/auth.ts';
import { handler as resetPassword } from '../../lambdas/functions/auth-reset-password.ts';
import { handler as ask } from '../../lambdas/functions/prompt-process.ts';
import { handler as refreshGames } from '../../lambdas/functions/refresh-games.ts';
import { handler as save } from '../../lambdas/functions/tracker-save.ts';
import type { Handler } from '../../lambdas/http/serve.ts';
import { local } from '../support/api.ts';
import { eventOf } from '../support/event.ts';
import { type Line, logged } from '../support/log-lines.ts';
import { newAddress, newPerson, newSubscriber, password, randomWord } from '../support/people.ts';

type Event = Parameters<Handler>[0];

const linesOf = (handler: Handler, event: Event) => logged(() => handler(event));

function expectSilence(lines: readonly Line[], secrets: readonly string[]): void {
  const text = JSON.stringify(lines);
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [...secrets, password, 'local-model-key', 'local-origin-secret']) {
    expect(text).not.toContain(secret);
  }
}

describe('user input is not logged', () => {
  test('by a registration, accepted or refused', async () => {
    const email = newAddress();
    const name = `Test ${randomWord()}`;
    const event = eventOf('auth', {
      body: { action: 'register', name, email, password, agreeToTerms: true },
    });
    expectSilence(await linesOf(auth, event), [email, name]);
    expectSilence(await linesOf(auth, event), [email, name]);
  });

  test('by an email that could not be sent, nor its link', async () => {
    const { user } = await newPerson();
    await local.control({ mail: { mode: 'down', match: user.email } });
    const event = eventOf('auth-reset-password', { body: { action: 'request', email: user.email } });
    const lines = await linesOf(resetPassword, event);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'ERROR', message: 'reset mail not sent' }));
    expectSilence(lines, [user.email, 'token=']);
  });

  test('by a sign-in with a wrong password or an invalid body', async () => {
    const { user } = await newPerson();
    const wrong = `Wrong-Horse-7${randomWord()}`;
    const body = { action: 'login', email: user.email, password: wrong };
    expectSilence(await linesOf(auth, eventOf('auth', { body })), [user.email, wrong]);
    const broken = { ...eventOf('auth', { body }), body: `{"password":"${wrong}` };
    expectSilence(await linesOf(auth, broken), [wrong]);
  });

  test.each(['normal', 'error-500', 'refuse', 'malformed'])(
    'by an ask whose model returns %s',
    async (mode) => {
      const { user, token } = await newSubscriber();
      const word = randomWord();
      await local.control({ model: { mode, match: word } });
      const event = eventOf('prompt-process', { token, body: { prompt: `moneyline ${word}`, sport: 'NFL' } });
      expectSilence(await linesOf(ask, event), [word, token, user.email, user.name]);
    },
  );
});

describe('log lines', () => {
  test('identify the call and the user', async () => {
    const { user, token } = await newSubscriber();
    const event = eventOf('tracker-save', { token, body: { promptLogId: 'nothing' } });
    const lines = await linesOf(save, event);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines.filter((each) => each.message === 'refused')) {
      expect(line).toMatchObject({
        level: 'INFO',
        timestamp: expect.any(String),
        function: 'tracker-save',
        requestId: event.requestContext.requestId,
        userId: user.id,
        status: 404,
      });
    }
    expect(lines.map(({ message }) => message)).toContain('refused');
  });

  test('of a failed call name the error and its location, which the response does not', async () => {
    const { token } = await newSubscriber();
    const predictions = {
      findPrediction: async () => {
        throw new Error('the table is unavailable');
      },
    } as never;
    const event = eventOf('tracker-save', { token, body: { promptLogId: 'nothing' } });
    const lines = await linesOf(save.with({ predictions }), event);
    const failed = lines.find(({ level }) => level === 'ERROR');
    expect(failed).toMatchObject({
      message: 'failed',
      requestId: event.requestContext.requestId,
      error: { message: 'the table is unavailable', stack: expect.stringContaining('log-lines.test.ts') },
    });
  });

  test("of a job carry Lambda's request id", async () => {
    const run = refreshGames.with({ refreshSport: async () => undefined });
    const lines = await logged(() => run({}, { awsRequestId: 'of-lambda' }));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatchObject({ function: 'refresh-games', requestId: 'of-lambda' });
  });

  test('of a single feed failure are warnings: the last good games remain', async () => {
    const refreshed = { games: [], stored: 0, skipped: 0, problem: 'down' };
    const lines = await logged(() => refreshGames.with({ refreshSport: async () => refreshed })());
    const failures = lines.filter(({ message }) => message === 'feed failed');
    expect(failures.length).toBeGreaterThan(0);
    expect(lines.filter(({ level }) => level === 'ERROR')).toEqual([]);
  });
});
