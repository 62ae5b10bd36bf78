/** The line of a total or a spread. */
import type { WantedSide } from '../../../../../../lambdas/contracts/asking/reading.ts';
import type { Said, Value } from '../way.ts';

const total = (side: WantedSide, line: number): Value => ({
  expects: { markets: ['total'], sides: [side], line },
  words: { l: [`${line}`] },
});
const spread = (line: number): Value => ({
  expects: { markets: ['spread'], line },
  words: { l: [line > 0 ? `+${line}` : `${line}`] },
});

export const lines: readonly Said[] = [
  {
    term: 'over a line',
    axis: 'line',
    values: [total('over', 45.5), total('over', 8.5), total('over', 220.5), total('over', 6.5)],
    bet: [
      'over {l}',
      'o{l}',
      'over {l} total',
      'total over {l}',
      'game total over {l}',
      'o {l}',
      'game to go over {l}',
      'game going over {l}',
      'over {l} in a game total',
      'game over {l}',
    ],
    after: ['on the over {l}', 'over {l} on the total', 'on over {l}', 'total over {l}'],
  },
  {
    term: 'under a line',
    axis: 'line',
    values: [total('under', 45.5), total('under', 8.5), total('under', 220.5), total('under', 6.5)],
    bet: [
      'under {l}',
      'u{l}',
      'under {l} total',
      'total under {l}',
      'game total under {l}',
      'u {l}',
      'game to stay under {l}',
      'game staying under {l}',
      'under {l} in a game total',
      'game under {l}',
    ],
    after: ['on the under {l}', 'under {l} on the total', 'on under {l}', 'total under {l}'],
  },
  {
    term: 'spread line',
    axis: 'market',
    values: [spread(-3.5), spread(7.5), spread(-6.5), spread(2.5)],
    before: ['{l} spread'],
    bet: ['{l} spread', 'spread of {l}', '{l} on the spread', 'spread at {l}'],
    after: ['on a {l} spread', 'at a spread of {l}', 'with a {l} spread', 'on the {l} spread'],
  },
];
