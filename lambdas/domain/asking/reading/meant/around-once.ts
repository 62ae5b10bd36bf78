/** "Build around Lamb: Dallas to win, Lamb touchdown, Lamb receiving yards": the legs that follow are what is built, and he is no leg more. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { legsOf, termsOf, withWishes } from '../wishes/wish.ts';

const around = /\b(?:around|centered on|built on|build on|based on|start(?:ing)? with|featuring)\b/i;

/** @returns the reading without a bare leg on somebody whom another leg names; unchanged where more legs are counted */
export function withAroundOnce(reading: Reading, prompt: string): Reading {
  const { wishes, legs } = reading;
  const isOfList = wishes.length > 2 && legs?.min === legsOf(wishes) && legs.max === legs.min;
  if (reading.intent !== 'play' || !isOfList || !around.test(prompt)) return reading;
  const isTwice = (wish: LegWish) =>
    isBare(wish) && wishes.some(({ player, stat }) => player === wish.player && stat !== null);
  const rest = wishes.filter((wish) => !isTwice(wish));
  return rest.length === wishes.length ? reading : withWishes(reading, rest);
}

/** "Lamb", of whom nothing is said. */
const isBare = (wish: LegWish): boolean =>
  wish.player !== null &&
  wish.count === 1 &&
  Object.keys(termsOf(wish)).every((term) => term === 'player' || term === 'markets' || term === 'sports');
