/** The shared pick page is built apart from the site and must match its colors. */
import { expect, test } from 'vitest';
import { colors } from '../../../lambdas/http/pages/colors.ts';
import { textOf } from '../../rules/source.ts';

const theme = textOf('web/src/theme.ts');

test.each(Object.entries(colors))('%s is the color of the site', (name, [dark, light]) => {
  expect(theme).toContain(` ${name}: pair('${dark}', '${light}')`);
});
