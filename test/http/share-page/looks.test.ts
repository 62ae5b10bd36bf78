/** The shared pick page is built apart from the site and must match its colors and footer. */
import { expect, test } from 'vitest';
import { colors } from '../../../lambdas/http/pages/colors.ts';
import { missingPage } from '../../../lambdas/http/share-page/page.ts';
import { textOf } from '../../rules/source.ts';

const theme = textOf('web/src/theme.ts');
const oneLine = (text: string) =>
  text
    .replaceAll(/<[^>]+>|\{' '\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each(Object.entries(colors))('%s is the color of the site', (name, [dark, light]) => {
  expect(theme).toContain(` ${name}: pair('${dark}', '${light}')`);
});

test('the footer has the age, legal and help texts of every page', () => {
  const footer = (text: string) => /21\+ \(19\+.*?\(Canada\)\./.exec(oneLine(text))?.[0];
  expect(footer(missingPage())).toBe(footer(textOf('web/src/components/ui/frame/footer.tsx')));
  expect(footer(missingPage())).toMatch(/takes no bets/);
});
