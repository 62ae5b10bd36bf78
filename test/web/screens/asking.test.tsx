// @vitest-environment happy-dom
/** The question form on the dashboard, also when something goes wrong. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { info } from '../../e2e/support/answers.ts';
import { listOf } from '../../e2e/support/ledger.ts';
import { activeSubscriber, eventually, openApp } from './open-app.tsx';
import { account } from './sample-account.ts';
import { unsettled } from './sample-picks.ts';

interface Sent {
  readonly prompt: string;
  readonly requestKey: string;
}

/** @returns the questions sent */
async function open(answer: (attempt: number) => Response | Promise<Response>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-tracker-stats': () => Response.json(unsettled),
    'prompt-process': (_url, init) => answer(sent.push(JSON.parse(String(init?.body)))),
  });
  await eventually(() => screen.getByText('7 prompts remaining today'));
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
  await open(() => Response.json({ error, remainingPrompts: 0 }, { status: 429 }));
  expect(button().disabled).toBe(false);
  ask('A safe bet');
  expect(await alertText()).toContain(error);
  expect(screen.getByText('0 prompts remaining today')).toBeTruthy();
  expect(button().disabled).toBe(true);
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
