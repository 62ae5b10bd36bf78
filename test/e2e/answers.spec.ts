/** Every kind of answer on the dashboard: its content, its links, and the focus. */
import type { Page } from '@playwright/test';
import { type Answer, info, noPlay, play, substitute, unreadable } from './support/answers.ts';
import { answerWith, writesTo } from './support/network.ts';
import { beSignedIn, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

const question = 'a safe 3-leg parlay for Sunday, no favorites under −300';

async function ask(page: Page, answer: Answer): Promise<void> {
  await answerWith(page, 'prompt-process', 200, answer);
  await page.goto('/account/dashboard');
  await page.getByLabel('Your prompt').fill(question);
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
}

const suggestion = (page: Page) => page.getByRole('article', { name: 'AI Suggestion' });

test.beforeEach(({ page }) => beSignedIn(page, subscriber));

test('a play shows both sides with sources, and the cost of the whole', async ({ page }) => {
  await ask(page, play);
  const card = suggestion(page);
  const legs = card.getByRole('listitem').filter({ hasText: 'Moneyline at' });
  await expect(legs).toHaveCount(3);
  await expect(legs.first()).toContainText('Moneyline at FanDuel');
  await expect(legs.first().getByRole('list', { name: 'For' }).getByRole('listitem')).toHaveCount(2);
  await expect(legs.first().getByRole('list', { name: 'Against' })).toContainText(
    'At −240 it must win 70.6%',
  );
  await expect(legs.last()).toContainText('Price only: no results of these teams are known yet.');
  const sources = card.getByRole('button', { name: 'Sources: Philadelphia Eagles' });
  await expect(card.getByText(/^Goalserve · 7 games/)).toHaveCount(0);
  await sources.press('Enter');
  await expect(sources).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByText(/^Goalserve · 7 games/)).toBeVisible();
  await expect(card.getByText('Costs $8.05 per $100 on average')).toBeVisible();
  await expect(card.getByText('Hits about 1 time in 3')).toBeVisible();
  await expect(card.getByText('One prompt used, 49 left')).toBeVisible();
  await expect(card.getByText('low risk'), 'not at 30%').toHaveCount(0);
});

test('each price is compared with other books, and line movement is shown next to the probability', async ({
  page,
}) => {
  await ask(page, play);
  const legs = suggestion(page).getByRole('listitem').filter({ hasText: 'Moneyline at' });
  const [first, second, third] = [legs.nth(0), legs.nth(1), legs.nth(2)];
  await expect(first).toContainText('Best of 3 books · $1.67 more per $100 than the median (−250)');
  await expect(first).toContainText(/63\.2%\son\s\w+,\s\w+\s\d+ →\s69\.1%\snow/);
  await expect(first).toContainText(/In between: 65\.1% \w+, .*; 64% /);
  await expect(second).toContainText('Best of your books');
  await expect(second).toContainText('Pays more elsewhere: −190 at Hollywood Casino Sportsbook & Racing');
  await expect(second).not.toContainText('median');
  await expect(third).not.toContainText('→');
  await expect(suggestion(page).getByRole('link', { name: /FanDuel|DraftKings|Hollywood/ })).toHaveCount(0);
  await expect(suggestion(page)).not.toContainText(/opening/i);
});

test('no text from the server appears twice', async ({ page }) => {
  await ask(page, play);
  await expect(suggestion(page)).toBeVisible();
  for (const { thesis, evidence = [] } of play.promptAnalysis.legs) {
    for (const text of [thesis?.text ?? '', ...evidence.map((fact) => fact.text)]) {
      const shown = text.replaceAll(/ -(?=\d)/g, ' −').replaceAll('(-', '(−');
      await expect(suggestion(page).getByText(shown, { exact: true }), shown).toHaveCount(1);
    }
  }
});

test('a substitute is announced above the slip, and is not charged', async ({ page }) => {
  await ask(page, substitute);
  await expect(page.getByRole('list', { name: 'Please note' })).toContainText('You asked for player props');
  await expect(page.getByRole('list', { name: 'Good to know' })).toContainText(
    'The market price already reflects all of this',
  );
  await expect(suggestion(page)).toContainText('Not counted: no prompt used');
});

test('a misread part can be removed, which asks again', async ({ page }) => {
  await ask(page, play);
  const asks = writesTo(page, 'prompt-process');
  await page.getByRole('button', { name: 'Remove: 3 legs' }).click();
  await expect(page.getByLabel('Your prompt')).toHaveValue('A parlay without legs');
  await expect
    .poll(() => asks.map((request) => request.postDataJSON().prompt))
    .toEqual(['A parlay without legs']);
  await expect(suggestion(page).getByRole('heading', { name: 'AI Suggestion' })).toBeFocused();
});

test('the selected sport follows the answer, and the question stays', async ({ page }) => {
  await page.goto('/account/dashboard');
  await page.getByLabel('Sport').selectOption('MLB');
  await ask(page, play);
  await expect(page.getByLabel('Sport')).toHaveValue('NFL');
  await expect(page.getByLabel('Your prompt')).toHaveValue(question);
});

test('no play: the reason, that it was not charged, and alternatives', async ({ page }) => {
  await ask(page, noPlay);
  const card = page.getByRole('article', { name: 'No play for this one' });
  await expect(card).toContainText('No player props are priced for the NFL right now.');
  await expect(card).toContainText('Your prompt was not counted.');
  await expect(card.getByRole('button', { name: 'Save to Tracker' })).toHaveCount(0);
  await answerWith(page, 'prompt-process', 200, substitute);
  await card.getByRole('button', { name: 'An NFL over/under near −110' }).click();
  await expect(suggestion(page)).toBeVisible();
  await expect(page.getByLabel('Your prompt')).toHaveValue('An NFL over/under at -110 or better');
});

test('information is a text with a list', async ({ page }) => {
  await ask(page, info);
  const card = page.getByRole('article', { name: 'Here’s what we know' });
  await expect(
    card.getByRole('listitem').filter({ hasText: 'Buffalo Bills, 1:00 PM ET (−200)' }),
  ).toBeVisible();
  await expect(card).toContainText('Times are Eastern.');
  await expect(card).toContainText('Your prompt was not counted.');
});

test('an unreadable answer shows no slip, and can be requested again', async ({ page }) => {
  await ask(page, unreadable);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/The AI’s answer couldn’t be read\. Your prompt was not counted\./);
  await expect(page.getByText('Failed to parse prediction data')).toHaveCount(0);
  await answerWith(page, 'prompt-process', 200, play);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(suggestion(page)).toBeVisible();
});

test('Ctrl+Enter sends, and the focus moves to the answer', async ({ page }) => {
  await answerWith(page, 'prompt-process', 200, substitute);
  await page.goto('/account/dashboard');
  await page.getByLabel('Your prompt').focus();
  await page.keyboard.type('A safe bet');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'AI Suggestion' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Answer ready' })).toHaveText(
    'Answer ready: Eagles moneyline −240, 69.1% chance',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove: NFL' })).toBeFocused();
});

test('the focus stays with a user who continues typing', async ({ page }) => {
  await page.goto('/account/dashboard');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/functions/prompt-process', async (route) => {
    await promise;
    await route.fulfill({ json: play });
  });
  await page.getByLabel('Your prompt').fill(question);
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await page.getByLabel('Your prompt').pressSequentially(' and one more');
  resolve();
  await expect(suggestion(page)).toBeVisible();
  await expect(page.getByLabel('Your prompt')).toBeFocused();
  await expect(page.getByLabel('Your prompt')).toHaveValue(`${question} and one more`);
});
