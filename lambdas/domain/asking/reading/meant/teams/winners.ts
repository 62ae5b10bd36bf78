/** "Parlay the Yankees, Cubs and Dodgers": teams that are only named are each to win. */
import type { LegWish, Reading } from '../../../../../contracts/asking/reading.ts';
import { isOfNoKind, termsOf } from '../../wishes/wish.ts';

/** The product's own prompts, in which a team to back can be on any market: a chip takes the moneyline out again. */
const ours = /\bbacking the\b/;

/**
 * @param prompt as typed
 * @returns the reading with moneylines for the teams of a parlay of which the words say no kind; unchanged where they say a price, a
 * chance or a payout, for which a spread may be the better leg
 */
export function withWinners(reading: Reading, prompt: string): Reading {
  const { intent, sameGame, slips, wishes } = reading;
  if (intent !== 'play' || sameGame || slips || ours.test(prompt) || !isOfAnyPrice(reading)) return reading;
  if (wishes.length === 0) return areWinners(reading) ? { ...reading, markets: ['moneyline'] } : reading;
  if (wishes.length === 1 || !wishes.some(isTeamAlone)) return reading;
  return {
    ...reading,
    wishes: wishes.map((wish) => (isTeamAlone(wish) ? { ...wish, markets: ['moneyline'] } : wish)),
  };
}

/** A leg of which the words say the team that it backs, and at most its sport and day. */
export const isTeamAlone = (wish: LegWish): boolean => {
  const [team, ...others] = wish.teams;
  const isBacked = team?.stance === 'back' && others.length === 0 && wish.count === 1;
  return isBacked && Object.keys(termsOf(wish)).every((term) => ofTeam.has(term));
};
const ofTeam: ReadonlySet<string> = new Set(['teams', 'sports', 'days']);

const areWinners = (reading: Reading): boolean => {
  const { teams, notMarkets, lines, legs } = reading;
  const areBacked = teams.length > 1 && teams.every(({ stance }) => stance === 'back');
  return areBacked && legs?.min === teams.length && isOfNoKind(reading) && notMarkets.length === 0 && !lines;
};

const isOfAnyPrice = ({ price, payout, chance, legChance, risk, order, value }: Reading): boolean =>
  [price, payout, chance, legChance, risk, order].every((term) => term === null) && !value;
