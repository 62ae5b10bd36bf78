/** The suggestion chips of the page: each leads to what it says, or to an honest free answer. */
import { type AskSport, askSports, suggestions } from '../../../web/src/features/asking/ask/suggestions.ts';
import { type Case, type Expectation, noPlay, play, playOrNone } from './case.ts';

/** In the order of the page: parlay, props, over/under, safest, spread. */
const expected: Readonly<Record<'NBA' | 'NFL' | 'MLB' | 'MLS', readonly Expectation[]>> = {
  NBA: [
    play({ sports: ['NBA'], legs: 3, chance: { min: 60 } }),
    play({ sports: ['NBA'], markets: ['prop'], days: ['today'] }),
    playOrNone({ sports: ['NBA'], legs: 1, markets: ['total'] }),
    play({ sports: ['NBA'], legs: 1, markets: ['moneyline'], days: ['today'], likeliest: true }),
    play({ sports: ['NBA'], legs: 1, markets: ['spread'] }),
  ],
  NFL: [
    play({ sports: ['NFL'], legs: 3, chance: { min: 60 } }),
    play({ sports: ['NFL'], markets: ['prop'] }),
    play({ sports: ['NFL'], legs: 1, markets: ['total'] }),
    play({ sports: ['NFL'], legs: 1, markets: ['moneyline'], likeliest: true }),
    play({ sports: ['NFL'], legs: 1, markets: ['spread'] }),
  ],
  MLB: [
    play({ sports: ['MLB'], legs: 3, chance: { min: 60 } }),
    play({ sports: ['MLB'], markets: ['prop'], days: ['today'] }),
    playOrNone({ sports: ['MLB'], legs: 1, markets: ['total'] }),
    play({ sports: ['MLB'], legs: 1, markets: ['moneyline'], days: ['today'], likeliest: true }),
    play({ sports: ['MLB'], legs: 1, markets: ['spread'] }),
  ],
  MLS: [
    // Playoff weeks have few matches, and few soccer sides are that likely.
    playOrNone({ sports: ['MLS'], legs: 3, chance: { min: 60 } }),
    noPlay(),
    playOrNone({ sports: ['MLS'], legs: 1, markets: ['total'] }),
    play({
      sports: ['MLS'],
      legs: 1,
      markets: ['moneyline'],
      days: ['saturday', 'sunday'],
      likeliest: true,
    }),
    playOrNone({ sports: ['MLS'], legs: 1, markets: ['spread'] }),
  ],
};

/** Sports without games or prices have no play. */
function expectationOf(sport: AskSport, index: number): Expectation {
  if (sport === 'GOLF' || sport === 'CFL') return noPlay();
  const expectation = expected[sport][index];
  if (!expectation) throw new Error(`the ${index + 1}th chip of ${sport} has no expectation`);
  return expectation;
}

export const chips: readonly Case[] = askSports.flatMap((sport) =>
  suggestions[sport].map((ask, index) => ({ ask, box: sport, expect: expectationOf(sport, index) })),
);
