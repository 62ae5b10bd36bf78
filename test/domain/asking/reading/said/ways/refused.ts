/** Markets and sides that are refused. */
import type { WantedMarket, WantedSide } from '../../../../../../lambdas/contracts/asking/reading.ts';
import type { Said, Value } from '../way.ts';

const notMarket = (market: WantedMarket, ...x: string[]): Value => ({
  expects: { notMarkets: [market] },
  words: { x },
});
const notSide = (side: WantedSide, ...x: string[]): Value => ({
  expects: { notSides: [side] },
  words: { x },
});

export const refused: readonly Said[] = [
  {
    term: 'market refused',
    axis: 'not market',
    values: [
      notMarket('prop', 'props', 'player props', 'prop bets'),
      notMarket('spread', 'spreads', 'point spreads'),
      notMarket('total', 'totals', 'over/unders', 'game totals'),
      notMarket('moneyline', 'moneylines', 'money lines'),
    ],
    after: [
      'no {x}',
      'without {x}',
      'skip the {x}',
      'avoid {x}',
      'not {x}',
      'leave out {x}',
      'dont give me {x}',
      'no {x} please',
      'anything but {x}',
      'minus the {x}',
      'stay away from {x}',
      'but no {x}',
      'keep {x} out of it',
      'without any {x}',
      'excluding {x}',
      'zero {x}',
    ],
    alone: [
      'i hate {x}',
      'i dont want any {x}',
      'im not betting {x}',
      'not a fan of {x}',
      'i dont like {x}',
      "i don't do {x}",
      "i'm not into {x}",
      'i never play {x}',
    ],
  },
  {
    term: 'side refused',
    axis: 'not side',
    values: [
      notSide('underdog', 'underdogs', 'dogs'),
      notSide('favorite', 'favorites', 'favs', 'chalk'),
      notSide('over', 'overs'),
      notSide('under', 'unders'),
      notSide('home', 'home teams'),
      notSide('away', 'road teams', 'away teams'),
    ],
    after: [
      'no {x}',
      'without {x}',
      'skip the {x}',
      'avoid {x}',
      'not {x}',
      'leave out {x}',
      'dont give me {x}',
      'no {x} please',
      'anything but {x}',
      'minus the {x}',
      'stay away from {x}',
      'but no {x}',
      'keep {x} out of it',
      'without any {x}',
      'excluding {x}',
      'zero {x}',
    ],
    alone: [
      'i hate {x}',
      'i dont want any {x}',
      'im not betting {x}',
      'not a fan of {x}',
      'i dont like {x}',
      "i don't do {x}",
      "i'm not into {x}",
      'i never play {x}',
    ],
  },
];
