// @vitest-environment happy-dom
/** What surrounds the question form on the dashboard: the next games, open picks, and the figures of the account. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf } from '../../../e2e/support/ledger.ts';
import { field } from '../support/controls.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';
import { pick } from '../support/sample-picks.ts';

const status = { status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil: null };
const totals = { predictions: 12, asks: 4, picks: { pending: 4, hit: 3, miss: 2, push: 1 } };

const open = (others: Answers) =>
  openApp('/account/dashboard', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-predictions': () => Response.json({ predictions: [], next: null, totals }),
    ...others,
  });

const section = (name: string) => within(screen.getByRole('region', { name }));
const figure = (label: string) =>
  section('My Stats')
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;

test('open picks are linked, with a link to all if there are more than fit', async () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => ({ ...pick, id, promptLogId: `ask-${id}` }));
  await open({
    'tracker-get': ({ searchParams: query }) => {
      expect([query.get('status'), query.get('limit')]).toEqual(['pending', '4']);
      return Response.json({ ...listOf(four), total: 5 });
    },
  });
  const all = await eventually(() => section('Open picks').getByRole('link', { name: 'All 5 open picks' }));
  expect(all.getAttribute('href')).toBe('/account/tracker?tab=pending');
  const links = section('Open picks').getAllByRole('link').slice(1);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    four.map(({ promptLogId }) => `/account/predictions/${promptLogId}`),
  );
  expect(links[0]?.textContent).toContain('−240');
  expect(links[0]?.textContent).toContain('69.1% chance');
});

test('figures say what they count; pushes are settled, but neither won nor lost', async () => {
  await open({
    'tracker-get': () => Response.json({ ...listOf([pick]), total: 4 }),
    'user-profile': () =>
      Response.json({ ...account, profile: { ...account.profile, bettingStyle: 'conservative' } }),
  });
  await eventually(() => expect(figure('Tracked Plays')).toBe('10Saved to your tracker, 4 open'));
  expect(figure('Live Plays')).toBe('12Your asks and today’s slate');
  expect(figure('Win Ratio')).toBe('25%Hits per prediction: 3 of 12');
  expect(figure('Hits')).toBe('3Of 5 settled picks, plus 1 push');
  await eventually(() => expect(figure('Preferred Style')).toBe('ConservativeFrom your profile'));
  expect(screen.getByText(/^In your tracker|win rate, pushes left out/).textContent).toBe(
    'In your tracker, all time: 3–2–1, a 60% win rate, pushes left out.',
  );
  await eventually(() => section('Open picks').getByText(/Eagles/));
  expect(section('Open picks').queryByRole('link', { name: /^All/ }), 'all four are shown').toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Game on, Test' })).toBeTruthy();
});

test('before a pick is settled the ratio is 0%; what fails to load is said', async () => {
  await open({
    'tracker-get': () => Response.json({ error: 'Short and stout' }, { status: 418 }),
    'get-predictions': () =>
      Response.json({
        predictions: [],
        next: null,
        totals: { ...totals, picks: { pending: 1, hit: 0, miss: 0, push: 0 } },
      }),
  });
  await eventually(() => expect(figure('Win Ratio')).toBe('0%Hits per prediction, once one is settled'));
  expect(figure('Hits')).toBe('0Of 0 settled picks');
  expect(figure('Preferred Style')).toBe('–Choose yours');
  expect(screen.getByText(/counts wins and losses once a saved pick is settled\.$/).textContent).toMatch(
    /^Your tracker/,
  );
  await eventually(() => screen.getByText(/^Your open picks could not be loaded\./));
});

test('a game fills the question; a suggestion without prices is marked, and fills it too', async () => {
  const startsAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const game = (id: string, away: string, home: string, hours: number) => ({
    id,
    startsAt: startsAt(hours),
    away,
    home,
    awayPrice: 150,
    homePrice: -170,
  });
  const priced = {
    MLB: {
      markets: ['moneyline'],
      games: 1,
      next: [game('MLB-1', 'Boston Red Sox', 'Toronto Blue Jays', 2)],
    },
    NFL: {
      markets: ['moneyline', 'total'],
      games: 9,
      next: [game('NFL-1', 'New York Jets', 'Buffalo Bills', 3)],
    },
  };
  await open({ 'get-user-status': () => Response.json({ ...status, priced }) });
  const games = await eventually(() => section('Next games').getAllByRole('button'));
  expect(games.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ask aboutRed Sox\+150at Blue Jays−170MLB · \d+:\d\d [AP]M \w+, in 2 h$/),
    expect.stringMatching(/^Ask aboutJets\+150at Bills−170NFL · \d+:\d\d [AP]M \w+, in 3 h$/),
  ]);
  if (games[1]) fireEvent.click(games[1]);
  expect(field('Your prompt').value).toBe('Best bet in New York Jets at Buffalo Bills');
  expect(field('Sport').value).toBe('NFL');
  expect(document.activeElement).toBe(field('Your prompt'));

  const chips = within(screen.getByRole('list', { name: 'Suggestions for NFL' })).getAllByRole('button');
  expect(
    chips.map(({ textContent }) => textContent),
    'nothing that has no prices, and no day that is not known to have some',
  ).toEqual([
    'Build me a safe 3-leg NFL parlay',
    'Which NFL over/under stands out?',
    'Safest NFL moneyline pick',
  ]);
  if (chips[1]) fireEvent.click(chips[1]);
  expect(field('Your prompt').value).toBe('Which NFL over/under stands out?');
});
