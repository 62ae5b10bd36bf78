// @vitest-environment happy-dom
/** The question form on the dashboard, also when something goes wrong. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { care, clarify, info, play } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { press } from '../support/controls.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';
import { unsettled } from '../support/sample-picks.ts';

interface Sent {
  readonly prompt: string;
  readonly requestKey: string;
  /** In the query. */
  readonly follows: string | null;
  readonly change?: object;
}

/** @returns the questions sent */
async function open(
  answer: (attempt: number) => Response | Promise<Response>,
  others: Answers = {},
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-tracker-stats': () => Response.json(unsettled),
    'prompt-process': ({ searchParams }, init) =>
      answer(sent.push({ follows: searchParams.get('follows'), ...JSON.parse(String(init?.body)) })),
    ...others,
  });
  await eventually(() => screen.getByText(/^\d+ prompts remaining today$/));
  return sent;
}

function ask(prompt: string): void {
  fireEvent.change(screen.getByLabelText('Your prompt'), { target: { value: prompt } });
  send();
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Get Suggestions' });
const send = () => fireEvent.click(button());
const alertText = () => eventually(() => screen.getByRole('alert').textContent);

test('the preferred sport is selected at first, and the preferred style is shown', async () => {
  const preferences = { preferredSport: 'MLB', bettingStyle: 'aggressive' } as const;
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'user-profile': () => Response.json({ ...account, profile: { ...account.profile, ...preferences } }),
  });
  await eventually(() => expect(screen.getByLabelText('Sport')).toHaveProperty('value', 'MLB'));
  const style = await eventually(() => screen.getByText('Preferred Style').parentElement);
  await eventually(() => expect(style?.textContent).toContain('Aggressive'));
});

test('an empty prompt is not sent', async () => {
  const sent = await open(() => Response.json(info));
  ask('   ');
  expect(await alertText()).toContain('Please enter a prompt');
  expect(sent).toEqual([]);
});

test('each sport offers five suggestions', async () => {
  await open(() => Response.json(info));
  for (const sport of ['NBA', 'NFL', 'MLB', 'MLS', 'GOLF', 'CFL']) {
    fireEvent.change(screen.getByLabelText('Sport'), { target: { value: sport } });
    const list = screen.getByRole('list', { name: `Suggestions for ${sport}` });
    expect(within(list).getAllByRole('button'), sport).toHaveLength(5);
  }
});

test('an empty answer is an error', async () => {
  await open(() => Response.json({ ...info, response: ' ' }));
  ask('A safe bet');
  expect(await alertText()).toContain('The AI did not provide a response. Please try again.');
});

test('without prompts left, asking is disabled', async () => {
  const error = 'You have used all your prompts for today';
  const sent = await open(() => Response.json({ error, remainingPrompts: 0 }, { status: 429 }));
  expect(button().disabled).toBe(false);
  ask('A safe bet');
  expect(await alertText()).toContain(error);
  expect(screen.getByText('0 prompts remaining today')).toBeTruthy();
  expect(button().disabled).toBe(true);
  fireEvent.keyDown(screen.getByLabelText('Your prompt'), { key: 'Enter', ctrlKey: true });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(sent, 'a refusal is not retried').toHaveLength(1);
});

test('Enter with Ctrl or Cmd sends the question, Enter alone does not', async () => {
  const sent = await open(() => Response.json(info));
  const box = screen.getByLabelText('Your prompt');
  fireEvent.change(box, { target: { value: 'A safe bet' } });
  expect(fireEvent.keyDown(box, { key: 'Enter' }), 'it begins a line').toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(sent).toEqual([]);
  expect(fireEvent.keyDown(box, { key: 'Enter', metaKey: true })).toBe(false);
  fireEvent.keyDown(box, { key: 'Enter', metaKey: true });
  await eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
  expect(sent, 'the second while the first is answered').toHaveLength(1);
});

test('at a limit of the user’s own, helplines are offered instead of a larger plan', async () => {
  const status = { status: 'active', subscription_plan: 'core', remainingPrompts: 0, breakUntil: null };
  await open(() => Response.json(info), {
    'get-user-status': () => Response.json({ ...status, ownDailyLimit: 2 }),
  });
  expect(button().disabled).toBe(true);
  expect(screen.getByText(/^You’ve reached the limit you set\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Helplines' }).getAttribute('href')).toBe('/disclaimer');
  expect(screen.queryByRole('link', { name: /^Pro has/ })).toBeNull();
});

test('asking opens by itself when a break ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const in2Minutes = new Date(Date.now() + 120_000).toISOString();
  const status = { status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil: in2Minutes };
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'get-user-status': () => Response.json(status),
  });
  await eventually(() => screen.getByText(/^Asking is closed until /));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(90);
  expect(screen.queryByLabelText('Your prompt')).toBeNull();
  await pass(60);
  expect(screen.getByLabelText('Your prompt')).toBeTruthy();
});

test('an answer is changed by following it, in its sport; the question stays as it was asked', async () => {
  const change = { kind: 'again' } as const;
  const offered = { ...play, changes: [{ label: 'Fewer legs', change }] };
  const sent = await open(() => Response.json(offered));
  ask('A safe parlay');
  await eventually(() => screen.getByRole('button', { name: 'Fewer legs' }));
  fireEvent.click(screen.getByRole('button', { name: 'Fewer legs' }));
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    prompt: 'A safe parlay',
    sport: 'NFL',
    follows: play.promptLogId,
    change,
  });
  await press('Regenerate');
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ prompt: 'A safe parlay', change: { kind: 'again' } });
  expect(sent[2], 'its name is for the screen only').not.toHaveProperty('changed');
  const earlier = await eventually(() => screen.getByRole('region', { name: 'Today’s answers' }));
  expect(earlier.textContent).toContain('A safe parlay · Fewer legs');
});

test.each([
  [502, 'Failed to process prompt', 7],
  [504, 'Failed to process prompt', 7],
  [502, 'The AI did not provide a response. Please try again.', 7],
  [502, 'Failed to process prompt', undefined],
])('%i, %s: says whether it was counted, and asks again', async (status, error, remainingPrompts) => {
  const failing = Response.json({ error, remainingPrompts }, { status });
  const sent = await open((attempt) => (attempt === 1 ? failing : Response.json(info)));
  ask('A safe bet');
  const text = await alertText();
  expect(text).toContain(error);
  expect(text.includes('Your prompt was not counted.')).toBe(remainingPrompts !== undefined);
  await press('Try again');
  await eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
  expect(sent[1]).toMatchObject({ prompt: 'A safe bet', sport: 'NBA' });
  expect(sent[1]?.requestKey, 'the first call was answered').not.toBe(sent[0]?.requestKey);
});

test('a question that is still being answered is asked again as the same call', async () => {
  const busy = { error: 'This question is still being answered. Please try again.' };
  const sent = await open((attempt) =>
    attempt === 1 ? Response.json(busy, { status: 409 }) : Response.json(info),
  );
  ask('A safe bet');
  await press('Try again');
  await eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
  expect(sent[1]?.requestKey).toBe(sent[0]?.requestKey);
});

test('after too many questions in a minute, the button counts the seconds down', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const error = 'Too many attempts. Please try again later.';
  const headers = { 'retry-after': '46' };
  const sent = await open((attempt) =>
    attempt === 1 ? Response.json({ error }, { status: 429, headers }) : Response.json(info),
  );
  ask('A safe bet');
  const waiting = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Ask again in / });
  const seconds = () => Number(/\d+/.exec(waiting().textContent)?.[0]);
  await eventually(waiting);
  expect(waiting().disabled).toBe(true);
  expect(seconds()).toBeGreaterThan(40);
  expect(await alertText(), 'the seconds are on the button').toContain(error);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(seconds()).toBeLessThan(17);
  fireEvent.keyDown(screen.getByLabelText('Your prompt'), { key: 'Enter', ctrlKey: true });
  expect(sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(16_500));
  expect(button().disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  send();
  await eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
});

test('the day’s earlier answers stay, also after a reload; a support message does not', async () => {
  const answers = [play, care, info];
  await open((attempt) => Response.json(answers[attempt - 1]));
  const answered = (name: string) => eventually(() => screen.getByRole('article', { name }));
  ask('A safe parlay');
  await answered('AI Suggestion');
  expect(screen.queryByRole('heading', { name: 'Today’s answers' }), 'it is shown above').toBeNull();
  ask('I cannot stop');
  await answered('Let’s pause for a second');
  ask('Which games are on?');
  await answered('Here’s what we know');
  const earlier = () =>
    [...screen.getByRole('region', { name: 'Today’s answers' }).querySelectorAll('summary')].map(
      ({ textContent }) => textContent,
    );
  expect(earlier()).toEqual([expect.stringMatching(/^3-leg parlay: .* \+207A safe parlay$/)]);
  const stored = sessionStorage.getItem('tabData') ?? '';
  expect(stored).toContain('Which games are on?');
  expect(stored).not.toContain('I cannot stop');
});

test('what is saved has the question and the play, but not the evidence, which the server has', async () => {
  const saved: { reasoning: string; playText: string; metadata: { legs: object[] } }[] = [];
  await open(() => Response.json({ ...play, response: 'x'.repeat(9000) }), {
    'tracker-save': (_url, init) => {
      saved.push(JSON.parse(String(init?.body)));
      return Response.json({ error: 'Not now' }, { status: 409 });
    },
  });
  ask('A safe parlay');
  await press(/^Save to Tracker/);
  await eventually(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ reasoning: 'A safe parlay', promptLogId: play.promptLogId, sport: 'NFL' });
  expect(saved[0]?.playText, 'as much as is accepted').toHaveLength(8000);
  expect(saved[0]?.metadata.legs).toHaveLength(3);
  expect(saved[0]?.metadata.legs.some((leg) => 'evidence' in leg)).toBe(false);
});

test('the reminder of questions counts answers, not attempts', async () => {
  const status = { status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil: null };
  await open((attempt) => (attempt === 1 ? new Response('', { status: 502 }) : Response.json(info)), {
    'get-user-status': () => Response.json({ ...status, reminder: { prompts: 2 } }),
  });
  const reminder = await eventually(() => screen.getByRole('complementary', { name: 'Play reminder' }));
  ask('One that fails');
  await eventually(() => screen.getByRole('alert'));
  ask('One that is answered');
  await eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
  expect(reminder.textContent).toBe('');
  ask('Another one');
  await eventually(() => expect(reminder.textContent).toContain('You’ve asked 2 questions in this visit.'));
});

test('a request whose response was lost is retried as the same question', async () => {
  const sent = await open((attempt) =>
    attempt === 1
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Response.json({ error: 'Failed to process prompt' }, { status: 502 }),
  );
  ask('A safe bet');
  expect(await alertText()).toContain('Failed to process prompt');
  const [first, second] = sent;
  expect(second).toEqual(first);
  send();
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.requestKey).not.toBe(first?.requestKey);
});

test('a question that is asked back names the unread words, offers readings, and keeps the text under the cursor', async () => {
  const sent = await open(() => Response.json(clarify));
  ask('2 leg nfl parlay, revenge spot');
  await eventually(() => screen.getByRole('heading', { name: 'Not quite sure what you mean' }));
  expect(['revenge', 'spot'].map((word) => screen.getByText(word).tagName)).toEqual(['MARK', 'MARK']);
  const field = screen.getByLabelText('Your prompt');
  expect(field).toHaveProperty('value', '2 leg nfl parlay, revenge spot');
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', { name: 'Safest NFL pick' }));
  await eventually(() => expect(sent.map(({ prompt }) => prompt)).toContain('Safest NFL pick'));
});

test('a question that is asked back says why what it most likely means cannot be had, and no more', async () => {
  const text = 'If you mean “NFL 1st quarter pick”, there is no play. No first-quarter prices yet.';
  const notes = [
    { kind: 'unavailable' as const, text },
    { kind: 'stale_prices' as const, text: 'Prices are an hour old.' },
  ];
  await open(() => Response.json({ ...clarify, notes }));
  ask('revenge spot, first quarter');
  await eventually(() => screen.getByText(text));
  expect(screen.queryByText('Prices are an hour old.')).toBeNull();
});

test('what is typed after an answer takes the place of its question, and is sent as typed', async () => {
  const sent = await open((attempt) =>
    Response.json(
      attempt === 1 ? { ...play, changes: [{ label: 'Safer', change: { kind: 'safer' } }] } : info,
    ),
  );
  ask('A safe parlay');
  await eventually(() => screen.getByText(/^Or type it above: /));
  const box = screen.getByLabelText<HTMLTextAreaElement>('Your prompt');
  const selected = () => box.value.slice(box.selectionStart, box.selectionEnd);
  act(() => box.focus());
  expect(selected()).toBe('A safe parlay');
  ask('why');
  await eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
  expect(sent.at(-1)).toMatchObject({ prompt: 'why', follows: null });
  expect(sent.at(-1)).not.toHaveProperty('change');
  // The answer that it is about stays in reach.
  expect(screen.getByRole('heading', { name: 'Today’s answers' })).toBeTruthy();
});

test('a question that is asked back stays as it was written', async () => {
  await open(() => Response.json(clarify));
  ask('swap leg 7');
  await eventually(() => screen.getByRole('article', { name: 'Not quite sure what you mean' }));
  const box = screen.getByLabelText<HTMLTextAreaElement>('Your prompt');
  act(() => {
    box.blur();
    box.setSelectionRange(4, 4);
    box.focus();
  });
  expect([box.selectionStart, box.selectionEnd]).toEqual([4, 4]);
});

test('a bet that the user named is tracked in one tap, with its stake', async () => {
  const saved: object[] = [];
  const bet = {
    type: 'bet',
    legs: [{ label: 'Bills −3', price: -110 }],
    price: -110,
    stake: 50,
    book: 'FanDuel',
  };
  const answer = { ...info, asks: ['track'], cards: [bet], promptLogId: '01M83NQ0000000000000000009-OWN' };
  await open(() => Response.json(answer), {
    'tracker-save': (_url, init) => {
      saved.push(JSON.parse(String(init?.body)));
      return Response.json({ error: 'no' }, { status: 503 });
    },
  });
  ask('i bet 50 on the bills -3 at fanduel, log it');
  await eventually(() => screen.getByRole('button', { name: 'Track it' }));
  await press('Track it');
  await eventually(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    promptLogId: answer.promptLogId,
    bet: { stake: 50, price: null, book: null, note: null },
  });
});

test('an answer without a bet has nothing to track', async () => {
  await open(() => Response.json(info));
  ask('NFL games');
  await eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
  expect(screen.queryByRole('button', { name: 'Track it' })).toBeNull();
});

test('a chance that is measured has its range, and says so', async () => {
  const [first, ...others] = play.promptAnalysis.legs;
  if (!first) throw new Error('the play has a leg');
  const leg = { ...first, marketProbability: 19.4, oneSided: true, chanceRange: [16.6, 22.2] as const };
  const promptAnalysis = { ...play.promptAnalysis, legs: [leg, ...others] };
  await open(() => Response.json({ ...play, promptAnalysis }));
  ask('A safe bet');
  const chance = await eventually(() => screen.getByText(/^Chance 19\.4%/));
  expect(chance.textContent).toContain('16.6% to 22.2%');
  expect(document.body.textContent).toContain('Confidence is measured on past prices');
});
