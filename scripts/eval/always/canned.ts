/** The questions that the site proposes at a moment, each with what its words promise. */
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { Priced } from '../../../lambdas/domain/feed/board/priced.ts';
import { exampleNow, firstQuestion, suggestionsNow } from '../../../web/src/features/asking/ask/priced.ts';
import { askSports, scheduleQuestions } from '../../../web/src/features/asking/ask/suggestions.ts';
import { nextGames, questionAbout } from '../../../web/src/features/asking/ask/upcoming.ts';
import { type Case, type Expectation, info, play } from '../cases/case.ts';

/** In the words of a suggestion, of which the first that it has counts. */
const promises: readonly (readonly [words: RegExp, of: Expectation])[] = [
  [/are coming up/, info()],
  [/3-leg/, play({ legs: 3 })],
  [/player props/, play({ markets: ['prop'] })],
  [/over\/under/, play({ legs: 1, markets: ['total'] })],
  [/moneyline/, play({ legs: 1, markets: ['moneyline'] })],
  [/spread|run line/, play({ legs: 1, markets: ['spread'] })],
  [/outright/, play({ legs: 1, markets: ['outright'] })],
];

const promisedBy = (text: string): Expectation =>
  promises.find(([words]) => words.test(text))?.[1] ?? play({ legs: 1 });

/**
 * Chips, placeholders and first questions of every sport, and the next games beside the form.
 * @param priced as the status call returns it
 */
export function cannedAt(now: Date, priced: Readonly<Partial<Record<Sport, Priced>>>): Case[] {
  const ofSports = askSports.flatMap((box): Case[] => {
    const own = priced[box];
    const texts = [
      ...suggestionsNow(box, { priced: own, now, singlesOnly: false }),
      firstQuestion(box, own, now).prompt,
      exampleNow(own, false).replace('e.g. ', ''),
      scheduleQuestions[box],
    ];
    return [...new Set(texts)].map((ask) => ({ ask, box, expect: of(promisedBy(ask), box) }));
  });
  const ofGames = nextGames(priced, now.getTime()).map((game): Case => {
    const { sport, home, away } = game;
    return {
      ask: questionAbout(game),
      box: sport as Sport,
      expect: play({ legs: 1, meeting: [away, home] }),
    };
  });
  return [...ofSports, ...ofGames];
}

/** Every leg is in the sport that is selected. */
const of = (expect: Expectation, sport: Sport): Expectation =>
  expect.kinds.includes('play') ? { ...expect, sports: [sport] } : expect;
