/** The page of a shared pick is made apart from the site: what the two have in common is the same. */
import { expect, test } from 'vitest';
import { colors } from '../../../lambdas/http/shared/colors.ts';
import { missingPage } from '../../../lambdas/http/shared/page.ts';
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

test('its foot says the age, the law and the help as the foot of every page does', () => {
  const said = (text: string) => /21\+ \(19\+.*?\(Canada\)\./.exec(oneLine(text))?.[0];
  expect(said(missingPage())).toBe(said(textOf('web/src/components/footer.tsx')));
  expect(said(missingPage())).toMatch(/takes no bets/);
});
