// @vitest-environment happy-dom
/** /account/dashboard: the figures, and asking. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { suggestions } from '../../web/src/features/asking/ask/suggestions.ts';
import { play } from '../e2e/support/answers.ts';
import { listOf } from '../e2e/support/ledger.ts';
import { field, pressNow } from '../web/screens/support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openOnce,
} from '../web/screens/support/open-app.tsx';
import { account } from '../web/screens/support/sample-account.ts';
import { pick } from '../web/screens/support/sample-picks.ts';

const never = () => new Promise<Response>(() => undefined);
const totals = { predictions: 12, asks: 4, picks: { pending: 4, hit: 3, miss: 2, push: 0 } };
const answers: Answers = {
  ...activeSubscriber,
  'user-profile': () => Response.json(account),
  'tracker-get': () => Response.json(listOf([])),
  'get-predictions': () => Response.json({ predictions: [], next: null, totals }),
  'prompt-process': () => Response.json(play),
};

const open = (others: Answers = {}) => openApp('/account/dashboard', { ...answers, ...others });
const ready = () => eventually(() => screen.getByText('7 prompts remaining today'));
const stats = () => within(screen.getByRole('region', { name: 'My Stats' }));
const figureOf = (label: string) =>
  stats().getByText(label, { selector: 'dt' }).nextElementSibling?.firstElementChild?.textContent;

/** Asks, and waits for the answer. */
async function ask(prompt = 'A safe parlay'): Promise<void> {
  await ready();
  fireEvent.change(field('Your prompt'), { target: { value: prompt } });
  pressNow('Get Suggestions');
  await eventually(() => screen.getByRole('heading', { name: 'AI Suggestion' }));
}

describe('the dashboard', () => {
  openOnce(async () => {
    await open();
    await ready();
    await eventually(() => expect(figureOf('Live Plays')).toBe('12'));
  });

  test('“My Stats” has five cards', () => {
    expect(
      stats()
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tracked Plays', 'Live Plays', 'Win Ratio', 'Hits', 'Preferred Style']);
  });

  test('the figures count plays, and the win ratio is in percent', () => {
    expect(['Tracked Plays', 'Live Plays', 'Win Ratio', 'Hits'].map(figureOf)).toEqual([
      '9',
      '12',
      '25%',
      '3',
    ]);
  });

  test('without a style in the profile, the preferred style is a dash', () => {
    expect(figureOf('Preferred Style')).toBe('–');
  });

  test('the panel has a sport, a prompt, “Get Suggestions”, and the prompts left today', () => {
    const sports = within(field('Sport')).getAllByRole('option');
    expect(sports.map(({ textContent }) => textContent)).toEqual(['NBA', 'NFL', 'MLB', 'MLS', 'GOLF', 'CFL']);
    expect(field('Your prompt').tagName).toBe('TEXTAREA');
    expect(screen.getByRole('button', { name: 'Get Suggestions' })).toBeTruthy();
    expect(screen.getByText('7 prompts remaining today')).toBeTruthy();
  });

  test('suggestion chips of the sport are offered', () => {
    const chips = within(screen.getByRole('list', { name: 'Suggestions for NBA' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(suggestions.NBA);
  });
});

test('first the status is being checked', async () => {
  await open({ 'get-user-status': never });
  await eventually(() => stats().getByText('Checking subscription status...'));
});

test('then the predictions are being loaded', async () => {
  await open({ 'get-predictions': never });
  await eventually(() => stats().getByText('Loading predictions...'));
});

describe('an answer', () => {
  openOnce(async () => {
    await open();
    await ask();
  });

  test('is a card “AI Suggestion”, with “Regenerate” and “Save to Tracker”', () => {
    const card = within(screen.getByRole('article', { name: 'AI Suggestion' }));
    expect(card.getByRole('button', { name: 'Regenerate' })).toBeTruthy();
    expect(card.getByRole('button', { name: /^Save to Tracker/ })).toHaveProperty('disabled', false);
  });

  test('tells the prompts that are left', () => {
    expect(screen.getByText('49 prompts remaining today')).toBeTruthy();
  });
});

test('asking goes from idle to processing', async () => {
  await open({ 'prompt-process': never });
  await ready();
  fireEvent.change(field('Your prompt'), { target: { value: 'A safe parlay' } });
  pressNow('Get Suggestions');
  const busy = await eventually(() => screen.getByRole('button', { name: 'Getting Suggestions...' }));
  expect(busy.matches(':disabled, [aria-disabled=true]')).toBe(true);
  expect(screen.queryByRole('heading', { name: 'AI Suggestion' })).toBeNull();
});

test('saving goes from “Saving...” to “Saved to Tracker”, which is final', async () => {
  let respond: (response: Response) => void = () => undefined;
  await open({
    'tracker-save': () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  await ask();
  pressNow(/^Save to Tracker/);
  await eventually(() => screen.getByRole('button', { name: /^Saving\.\.\./ }));
  respond(Response.json({ success: true, pick }, { status: 201 }));
  const saved = await eventually(() => screen.getByRole('button', { name: /^Saved to Tracker/ }));
  expect(saved).toHaveProperty('disabled', true);
});

test('a new prompt replaces the result, which can be saved again', async () => {
  await open({ 'tracker-save': () => Response.json({ success: true, pick }, { status: 201 }) });
  await ask();
  pressNow(/^Save to Tracker/);
  await eventually(() => screen.getByRole('button', { name: /^Saved to Tracker/ }));
  pressNow('Get Suggestions');
  await eventually(() => screen.getByRole('button', { name: /^Save to Tracker/ }));
});

test('an error of asking is in a red box', async () => {
  await open({ 'prompt-process': () => Response.json({ error: 'No luck' }, { status: 400 }) });
  await ready();
  fireEvent.change(field('Your prompt'), { target: { value: 'A safe parlay' } });
  pressNow('Get Suggestions');
  expect((await eventually(() => screen.getByRole('alert'))).textContent).toContain('No luck');
});
