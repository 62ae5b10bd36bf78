// @vitest-environment happy-dom
/** Every kind of answer on the dashboard: its content, its links, and what it costs. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Answer,
  care,
  info,
  noPlay,
  play,
  substitute,
  unmetWishes,
  wished,
} from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';
import { unsettled } from '../support/sample-picks.ts';

const question = 'a safe 3-leg parlay for Sunday, no favorites under −300';

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt');
const sport = () => screen.getByLabelText<HTMLSelectElement>('Sport');
const card = (name: string) => eventually(() => within(screen.getByRole('article', { name })));
const suggestion = () => card('AI Suggestion');
type Card = Awaited<ReturnType<typeof card>>;
const textOf = (element: Element | undefined) => element?.textContent ?? '';

/** A click moves the focus too. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

/** @returns the prompts sent; the last of the answers is repeated */
async function open(answers: readonly Answer[], plan = 'pro', others: Answers = {}) {
  const sent: string[] = [];
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'get-user-status': () =>
      Response.json({ status: 'active', subscription_plan: plan, remainingPrompts: 7, breakUntil: null }),
    'tracker-get': () => Response.json(listOf([])),
    'get-tracker-stats': () => Response.json(unsettled),
    'prompt-process': (_url, init) => {
      sent.push(JSON.parse(String(init?.body)).prompt);
      return Response.json(answers[sent.length - 1] ?? answers.at(-1));
    },
    ...others,
  });
  await eventually(() => screen.getByText('7 prompts remaining today'));
  return sent;
}

async function ask(...answers: readonly Answer[]) {
  const sent = await open(answers);
  send();
  return sent;
}

function send(): void {
  fireEvent.change(field(), { target: { value: question } });
  press(screen.getByRole('button', { name: 'Get Suggestions' }));
}

const legsOf = (answer: Card) =>
  answer.getAllByRole('listitem').filter((item) => item.textContent?.includes('Moneyline at'));

test('a play shows both sides with sources, and the cost of the whole', async () => {
  await ask(play);
  const answer = await suggestion();
  const legs = legsOf(answer);
  expect(legs).toHaveLength(3);
  const [first, , last] = legs;
  if (!first) throw new Error('no leg');
  expect(first.textContent).toContain('Moneyline at FanDuel');
  const reasonsFor = within(first).getByRole('list', { name: 'For' });
  expect(within(reasonsFor).getAllByRole('listitem')).toHaveLength(2);
  expect(within(first).getByRole('list', { name: 'Against' }).textContent).toContain(
    'At −240 it must win 70.6%',
  );
  expect(textOf(last)).toContain('Price only: none of the results we have is about this bet.');
  const sources = answer.getByRole('button', { name: 'Sources: Philadelphia Eagles' });
  expect(answer.queryByText(/^Goalserve · 7 games/)).toBeNull();
  press(sources);
  expect(sources.getAttribute('aria-expanded')).toBe('true');
  expect(answer.getByText(/^Goalserve · 7 games/)).toBeTruthy();
  expect(answer.getByText('Costs $8.05 per $100 on average')).toBeTruthy();
  expect(answer.getByText('Hits about 1 time in 3')).toBeTruthy();
  expect(answer.getByText('One prompt used, 49 left')).toBeTruthy();
  expect(answer.queryByText(/low risk/i), 'not at 30%').toBeNull();
});

test('each price is compared with other books, and line movement is shown next to the probability', async () => {
  await ask(play);
  const answer = await suggestion();
  const [first, second, third] = legsOf(answer).map(textOf);
  expect(first).toContain('Best of 3 books · $1.67 more per $100 than the median (−250)');
  expect(first).toMatch(/63\.2%\son\s\w+,\s\w+\s\d+ →\s69\.1%\snow/);
  expect(first).toMatch(/In between: 65\.1% \w+, .*; 64% /);
  expect(second).toContain('Best of your books');
  expect(second).toContain('Pays more elsewhere: −190 at Hollywood Casino Sportsbook & Racing');
  expect(second).not.toContain('median');
  expect(third).toContain('Moneyline at');
  expect(third).not.toContain('→');
  expect(answer.queryByRole('link', { name: /FanDuel|DraftKings|Hollywood/ })).toBeNull();
  expect(answer.queryByText(/opening/i)).toBeNull();
});

test('no text from the server appears twice', async () => {
  await ask(play);
  const answer = await suggestion();
  for (const { thesis, evidence = [] } of play.promptAnalysis.legs) {
    for (const text of [thesis?.text ?? '', ...evidence.map((fact) => fact.text)]) {
      const shown = text.replaceAll(/ -(?=\d)/g, ' −').replaceAll('(-', '(−');
      expect(answer.getAllByText(shown), shown).toHaveLength(1);
    }
  }
});

test('a substitute is announced above the slip, and is not charged', async () => {
  await ask(substitute);
  const answer = await suggestion();
  const noted = (name: string) => textOf(screen.getByRole('list', { name }));
  expect(noted('Please note')).toContain('You asked for player props');
  expect(noted('Good to know')).toContain('The market price already reflects all of this');
  expect(answer.getByText('Not counted: no prompt used')).toBeTruthy();
});

test('a misread part can be removed, which asks again', async () => {
  const sent = await ask(play);
  press((await suggestion()).getByRole('button', { name: 'Remove: 3 legs' }));
  expect(field().value).toBe('A parlay without legs');
  await eventually(() => {
    const heading = screen.getByRole('heading', { name: 'AI Suggestion' });
    expect(document.activeElement).toBe(heading);
  });
  expect(sent).toEqual([question, 'A parlay without legs']);
});

test('the selected sport follows the answer, and the question stays', async () => {
  await open([play]);
  fireEvent.change(sport(), { target: { value: 'MLB' } });
  expect(sport().value).toBe('MLB');
  send();
  await suggestion();
  expect(sport().value).toBe('NFL');
  expect(field().value).toBe(question);
});

test('no play: the reason, that it was not charged, and alternatives', async () => {
  const sent = await ask(noPlay, substitute);
  const answer = await card('No play for this one');
  expect(answer.getByText('No player props are priced for the NFL right now.')).toBeTruthy();
  expect(answer.getByText('Your prompt was not counted.')).toBeTruthy();
  expect(answer.queryByRole('button', { name: /^Save to Tracker/ })).toBeNull();
  press(answer.getByRole('button', { name: 'An NFL over/under near −110' }));
  await suggestion();
  expect(field().value).toBe('An NFL over/under at -110 or better');
  expect(sent).toEqual([question, 'An NFL over/under at -110 or better']);
});

test('the games of a player that are drawn are also listed in words', async () => {
  const [first, ...legs] = play.promptAnalysis.legs;
  const [fact] = first?.evidence ?? [];
  if (!first || !fact) throw new Error('no evidence');
  const drawn = {
    ...fact,
    values: { what: 'over', line: 249.5 },
    series: [
      { label: 'Nov 15 at Bills', value: 268, isAway: true },
      { label: 'Nov 8 vs Jets', value: 231, isAway: false },
    ],
  };
  await ask({
    ...play,
    promptAnalysis: { ...play.promptAnalysis, legs: [{ ...first, evidence: [drawn] }, ...legs] },
  });
  const answer = await suggestion();
  const games = within(answer.getByRole('list', { name: 'Newest first' }));
  expect(games.getAllByRole('listitem').map(textOf)).toEqual(['Nov 15 at Bills: 268', 'Nov 8 vs Jets: 231']);
  expect(answer.getByText('Over 249.5 in 0 of 1 at home, 1 of 1 on the road (@)')).toBeTruthy();
});

const wishesOf = (answer: Card) =>
  within(answer.getByRole('list', { name: 'What you asked for' }))
    .getAllByRole('listitem')
    .map(textOf);

test('each wish says which legs meet it, and the legs have their numbers', async () => {
  await ask(wished);
  const answer = await suggestion();
  expect(wishesOf(answer)).toEqual(['2 × favorites: legs 1 and 3', 'nothing longer than −180: leg 2']);
  expect(legsOf(answer).map((leg) => textOf(leg).slice(0, 3))).toEqual(['1. ', '2. ', '3. ']);
});

test('legs that were asked for alike have no wishes and no numbers', async () => {
  await ask(play);
  const answer = await suggestion();
  expect(answer.queryByRole('list', { name: 'What you asked for' })).toBeNull();
  expect(legsOf(answer).filter((leg) => /^\d\./.test(textOf(leg)))).toEqual([]);
});

test('no play names each wish with its own reason, once', async () => {
  await ask(unmetWishes);
  const answer = await card('No play for this one');
  expect(wishesOf(answer)).toEqual([
    'Nikola Jokić points overs: No prop on Nikola Jokić is priced right now.',
    'Chiefs over/under: No book lists a total for the Chiefs.',
    'Bills moneyline: priced now',
  ]);
  expect(answer.getAllByText(/No prop on Nikola Jokić|No book lists a total/)).toHaveLength(2);
});

test('information is a text with a list', async () => {
  await ask(info);
  const answer = await card('Here’s what we know');
  const items = answer.getAllByRole('listitem').map(textOf);
  expect(items).toContainEqual(expect.stringContaining('Buffalo Bills, 1:00 PM ET (−200)'));
  expect(answer.getByText('Times are Eastern.')).toBeTruthy();
  expect(answer.getByText('Your prompt was not counted.')).toBeTruthy();
});

test('a support message offers no bet, but helplines, and a break that closes asking', async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const options = new Intl.DateTimeFormat().resolvedOptions();
  zone.mockReturnValue({ ...options, timeZone: 'America/Toronto' });
  onTestFinished(() => zone.mockRestore());
  const sent: unknown[] = [];
  const breakUntil = new Date(Date.now() + 86_400_000).toISOString();
  await open([care], 'pro', {
    'user-profile': (_url, init) => {
      if (init?.method !== 'POST') return Response.json(account);
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ success: true, breakUntil });
    },
  });
  send();
  const answer = await card('Let’s pause for a second');
  const lines = answer.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  expect(lines).toContain('tel:1-866-531-2600');
  expect(answer.queryByRole('link', { name: /1-800-MY-RESET/ }), 'of another country').toBeNull();
  expect(answer.queryByRole('button', { name: /Save|Regenerate/ })).toBeNull();
  const choose = (name: string) => press(answer.getByRole('button', { name }));
  choose('1 week');
  expect(document.activeElement).toBe(answer.getByText(/^Pause asking until /));
  choose('Not now');
  expect(answer.queryByText(/^Pause asking until /)).toBeNull();
  expect(sent).toEqual([]);
  choose('1 day');
  choose('Start my break');
  await eventually(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You’re taking a break' })),
  );
  expect(screen.getByText(/^Asking is closed until /)).toBeTruthy();
  expect(screen.queryByLabelText('Your prompt')).toBeNull();
  expect(sent).toEqual([{ period: 'day' }]);
});

test('during a break, asking is closed from the start', async () => {
  const breakUntil = new Date(Date.now() + 86_400_000).toISOString();
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'get-user-status': () =>
      Response.json({ status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil }),
  });
  await eventually(() => screen.getByText(/^Asking is closed until /));
  expect(screen.queryByLabelText('Your prompt')).toBeNull();
});

test('at zero prompts, it shows when there are more, and which plan has more', async () => {
  await open([{ ...play, remainingPrompts: 0 }], 'core');
  send();
  await eventually(() => screen.getByText('0 prompts remaining today'));
  expect(screen.getByText(/^New prompts at midnight, Toronto time\./)).toBeTruthy();
  press(screen.getByRole('link', { name: 'Pro has 50 a day' }));
  expect(window.location.pathname).toBe('/account/subscription');
});
