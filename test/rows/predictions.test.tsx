// @vitest-environment happy-dom
/** /account/predictions and /account/predictions/{id}: what the list, a card and the page of one must have. */
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { optionsOf, press } from '../web/screens/support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openOnce,
} from '../web/screens/support/open-app.tsx';
import { pick } from '../web/screens/support/sample-picks.ts';
import { parlay, stats } from '../web/screens/support/sample-predictions.ts';

const open = (predictions: readonly object[], others: Answers = {}) =>
  openApp('/account/predictions', {
    ...activeSubscriber,
    'get-predictions': () => Response.json({ predictions, next: null }),
    ...others,
  });

const card = () => {
  const item = screen.getByRole('heading', { level: 3 }).closest('li');
  if (!item) throw new Error('not in a list');
  return within(item);
};

describe('the list', () => {
  openOnce(async () => {
    await open([parlay]);
    await eventually(card);
  });

  test('is titled Predictions', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Predictions');
  });

  test('the sport filter has All and six leagues', () => {
    expect(optionsOf('Sport')).toEqual(['All', 'NBA', 'NFL', 'NHL', 'MLB', 'CFL', 'MLS']);
  });

  test('the bet-type filter has All and five types', () => {
    expect(optionsOf('Bet type')).toEqual(['All', 'moneyline', 'spread', 'over/under', 'prop', 'parlay']);
  });

  test('a card names the first of its teams, “vs”, and the first opponent', () => {
    expect(card().getByText('Philadelphia Eagles vs Washington Commanders')).toBeTruthy();
  });

  test('a card of several legs says how many', () => {
    expect(card().getByText('3 leg parlay')).toBeTruthy();
  });

  test('a card has badges of its risk and of its match date', () => {
    expect(card().getByText('medium risk')).toBeTruthy();
    expect(card().getByText(/^[A-Z][a-z]{2} \d+(, \d{4}| – [A-Z][a-z]{2} \d+)$/)).toBeTruthy();
  });

  test('a card has the hit rate', () => {
    expect(card().getByText(parlay.stats ?? '')).toBeTruthy();
  });

  test('a card has each suggestion with its line of analysis', () => {
    const lines = within(card().getByRole('list', { name: 'Suggestions' })).getAllByRole('listitem');
    const { analysis } = parlay.parsed_entities;
    expect(lines.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual(analysis);
  });

  test('a card leads to its page by “View Details”', () => {
    const link = card().getByRole('link', { name: /^View Details/ });
    expect(link.textContent).toBe('View Details');
    expect(link.getAttribute('href')).toBe(`/account/predictions/${parlay.id}`);
  });

  test('a card can be added to the tracker', () => {
    expect(card().getByRole('button', { name: /^Add to Tracker/ })).toHaveProperty('disabled', false);
  });
});

test('cards stand in a grid, whose columns depend on the width', async () => {
  await open([parlay]);
  const list = (await eventually(() => screen.getByRole('heading', { level: 3 }))).closest('ul');
  expect(list && getComputedStyle(list).gridTemplateColumns).toBe('repeat(2, minmax(0, 1fr))');
});

test('an empty list says so', async () => {
  await open([]);
  await eventually(() => screen.getByText('No safe bets available'));
});

test('adding goes from “Saving...” to “Added to Tracker”, which is final', async () => {
  let respond: (response: Response) => void = () => undefined;
  await open([parlay], {
    'tracker-save': () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  await press(/^Add to Tracker/);
  await eventually(() => screen.getByRole('button', { name: /^Saving\.\.\./ }));
  respond(Response.json({ success: true, pick }, { status: 201 }));
  const added = await eventually(() => screen.getByRole('button', { name: /^Added to Tracker/ }));
  expect(added).toHaveProperty('disabled', true);
});

describe('the page of one', () => {
  const requested: URLSearchParams[] = [];
  openOnce(async () => {
    await openApp(`/account/predictions/${parlay.id}`, {
      ...activeSubscriber,
      'get-prediction-by-id': () => Response.json({ predictionWithPickSaved: [parlay] }),
      'goalserve-stats': ({ searchParams }) => {
        requested.push(searchParams);
        return Response.json(stats);
      },
    });
    await eventually(() => screen.getByRole('heading', { name: 'AI Rationale:' }));
    await eventually(() => expect(requested).not.toEqual([]));
  });

  test('leads back by “Back to Predictions”', () => {
    expect(screen.getByRole('link', { name: 'Back to Predictions' }).getAttribute('href')).toBe(
      '/account/predictions',
    );
  });

  test('has the picture of its sport', () => {
    expect(screen.getByRole('img', { name: 'NFL' })).toBeTruthy();
  });

  test('has team and opponent, bet type, risk and match date', () => {
    expect(screen.getByText('Philadelphia Eagles vs Washington Commanders')).toBeTruthy();
    expect(screen.getByText('3 leg parlay')).toBeTruthy();
    expect(screen.getByText('medium risk')).toBeTruthy();
    expect(screen.getByText(/^[A-Z][a-z]{2} \d+(, \d{4}| – [A-Z][a-z]{2} \d+)$/)).toBeTruthy();
  });

  test('has its suggestions', () => {
    const main = screen.getByRole('main').textContent;
    for (const team of ['Philadelphia Eagles', 'Buffalo Bills', 'Detroit Lions'])
      expect(main).toContain(team);
  });

  test('has the text of the statistics, and the confidence in percent', () => {
    const main = screen.getByRole('main').textContent;
    expect(main).toContain(`${parlay.stats}.`);
    expect(main).toMatch(/Confidence.*30%/);
  });

  test('can be added to the tracker', () => {
    expect(screen.getByRole('button', { name: /^Add to Tracker/ })).toHaveProperty('disabled', false);
  });

  test('has the reasons of each leg under “AI Rationale:”', () => {
    const rationale = screen.getByRole('heading', { name: 'AI Rationale:' }).parentElement;
    expect(rationale?.textContent).toMatch(/Eagles.*Bills.*Lions/);
  });

  test('asks for what is known about team and opponent', () => {
    const [first] = requested;
    expect(first?.get('sport')).toBe('nfl');
    expect(first?.get('team')).toBe('Philadelphia Eagles');
    expect(first?.get('opponent')).toBe('Washington Commanders');
  });
});
