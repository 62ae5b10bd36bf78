// @vitest-environment happy-dom
/** The page of a prediction, from the slate or the user's own. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Prediction } from '../../../../lambdas/contracts/records/predictions.ts';
import { wished } from '../../../e2e/support/answers.ts';
import { lions } from '../../../e2e/support/legs.ts';
import { pressNow } from '../support/controls.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { askedId, parlay, startedParlay, stats } from '../support/sample-predictions.ts';

/** @returns the queries for match data */
async function open(prediction: Prediction): Promise<readonly URLSearchParams[]> {
  const queries: URLSearchParams[] = [];
  await openApp(`/account/predictions/${prediction.id}`, {
    ...activeSubscriber,
    'get-prediction-by-id': () => Response.json({ predictionWithPickSaved: [prediction] }),
    'goalserve-stats': ({ searchParams }) => {
      queries.push(searchParams);
      return Response.json(stats);
    },
  });
  await eventually(() => screen.getByRole('heading', { name: 'AI Rationale:' }));
  return queries;
}

test('each leg has its evidence and game data, and a slate pick shows no question', async () => {
  const queries = await open(parlay);
  expect(document.title).toBe('3-leg parlay: Eagles, Bills, Lions · GamePlan');
  expect(screen.getByText('From our slate, Nov 21')).toBeTruthy();
  expect(screen.queryByText('You asked')).toBeNull();
  expect(screen.getAllByText(lions.thesis?.text ?? '')).toHaveLength(1);
  expect(screen.getByText('Costs $8.05 per $100 on average')).toBeTruthy();

  const fact = 'New England won the last 2 meetings, most recently 24-17 on Nov 2.';
  expect(screen.getByText(fact), 'no leg is folded').toBeTruthy();
  pressNow('Bills moneyline');
  expect(screen.queryByText(fact)).toBeNull();

  const teams = () => queries.map((query) => [query.get('sport'), query.get('team')]);
  await eventually(() => expect(teams()).toEqual([['nfl', 'Philadelphia Eagles']]));
  pressNow('Patriots at Bills');
  await eventually(() => expect(teams()).toContainEqual(['nfl', 'Buffalo Bills']));
});

test('what was asked for leg by leg is shown with the numbers of the legs', async () => {
  await open({
    ...parlay,
    id: askedId,
    parsed_entities: { ...parlay.parsed_entities, wishes: wished.promptAnalysis.wishes },
  });
  const list = within(screen.getByRole('list', { name: 'What you asked for' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2 × favorites: legs 1 and 3',
    'nothing longer than −180: leg 2',
  ]);
});

test('form, standings, injuries and head-to-head are shown, each with its time', async () => {
  await open(parlay);
  const matchup = within(screen.getByRole('region', { name: 'Matchup' }));
  await eventually(() => matchup.getByRole('heading', { name: 'Form' }));
  for (const name of ['Standings', 'Injuries', 'Head to head']) {
    expect(matchup.getByRole('heading', { name })).toBeTruthy();
  }
  expect(matchup.getAllByText(/^As of .*\(Goalserve\)/)).toHaveLength(4);
});

test('a started game shows the result, and nothing that happened after the pick', async () => {
  await open(startedParlay);
  const result = screen.getByRole('region', { name: 'Result' });
  expect(within(result).getByText(/Won · Final: Commanders 20, Eagles 27/)).toBeTruthy();
  expect(screen.queryByText(/They move until the game starts/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See every result' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  const matchup = within(screen.getByRole('region', { name: 'Matchup' }));
  await eventually(() => matchup.getByText(/^Form and head-to-head results as of the pick\./));
  expect(matchup.queryByRole('heading', { name: 'Injuries' })).toBeNull();
  expect(matchup.queryByRole('heading', { name: 'Standings' })).toBeNull();
});

test('of many injuries the first are listed; a part without data says why', async () => {
  const team = (id: string, name: string) => ({ id, name });
  const report = (player: string) => ({ player, status: 'out', description: 'knee', day: null });
  await openApp(`/account/predictions/${askedId}`, {
    ...activeSubscriber,
    'get-prediction-by-id': () => Response.json({ predictionWithPickSaved: [{ ...parlay, id: askedId }] }),
    'goalserve-stats': () =>
      Response.json({
        ...stats,
        form: { ...stats.form, available: false, reason: 'No games this season yet.', asOf: null },
        injuries: {
          ...stats.injuries,
          isStale: true,
          teams: [
            { team: team('1', 'Eagles'), reports: ['Ann', 'Ben', 'Cal', 'Dan', 'Eve'].map(report) },
            { team: team('2', 'Commanders'), reports: [] },
          ],
        },
      }),
  });
  const matchup = await eventually(() => within(screen.getByRole('region', { name: 'Matchup' })));
  await eventually(() => matchup.getByText('Ann (out), Ben (out), Cal (out), Dan (out), and 1 more'));
  expect(matchup.getByText('None reported')).toBeTruthy();
  expect(matchup.getByText('No games this season yet.')).toBeTruthy();
  expect(matchup.getAllByText(/^As of /)).toHaveLength(3);
  expect(matchup.getByText(/, out of date$/)).toBeTruthy();
});

test('before the game starts, prices are said to move', async () => {
  await open(parlay);
  expect(screen.getByText(/They move until the game starts/)).toBeTruthy();
});

const firstTable = () => screen.getAllByRole('table', { hidden: true })[0] ?? document.body;

test('line movement has its times, and its first price is labeled as the first seen', async () => {
  await open(parlay);
  const rows = within(firstTable()).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(6);
  expect(rows[1]?.textContent).toMatch(/^\w+, \w+ \d+, \d+:\d\d [AP]M \w+ · First seen63\.2%$/);
  expect(rows[5]?.textContent).toMatch(/ · Now69\.1%$/);
  expect(screen.getByText(/Pays more elsewhere: −190 at Hollywood/)).toBeTruthy();
});

test("a user's own question is shown in the user's words", async () => {
  await open({ ...parlay, id: askedId });
  expect(screen.getByText('You asked')).toBeTruthy();
  expect(screen.getByText('A likely parlay')).toBeTruthy();
});

test('match data that fails to load is reported and retried, and the prediction stays', async () => {
  let isDown = true;
  await openApp(`/account/predictions/${askedId}`, {
    ...activeSubscriber,
    'get-prediction-by-id': () => Response.json({ predictionWithPickSaved: [{ ...parlay, id: askedId }] }),
    'goalserve-stats': () =>
      isDown ? Response.json({ error: 'Short and stout' }, { status: 418 }) : Response.json(stats),
  });
  const matchup = () => within(screen.getByRole('region', { name: 'Matchup' }));
  const alert = await eventually(() => matchup().getByRole('alert'));
  expect(alert.textContent).toContain('Short and stout');
  expect(screen.getByRole('heading', { name: 'AI Rationale:' })).toBeTruthy();
  isDown = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await eventually(() => matchup().getByRole('heading', { name: 'Form' }));
});
