/** Sentences for why a leg was chosen and what connects the legs, one per thesis. */
import { type ComparedThesis, isCompared, type Theme, type Thesis } from '../theses.ts';

export interface ThesisWords {
  /** `the Jets`, `the Seahawks -4.5`, `over 47`: after a preposition or a verb. */
  readonly pick: string;
  /** `the Jets to win`, `the Seahawks -4.5`, `over 47`: as a subject, with a verb in the singular. */
  readonly bet: string;
  /** `Packers–Seahawks` */
  readonly match: string;
}

type Say = (words: ThesisWords) => readonly string[];

/** A thesis that compares has the sentence of its fact, with the values of both teams: `answer/fact-kinds.ts`. */
const sentences: Readonly<Record<Exclude<Thesis, ComparedThesis>, Say>> = {
  likeliest: ({ bet, pick, match }) => [
    `${bet} is among the likeliest bets here.`,
    `in ${match}, the market leans clearly to ${pick}.`,
    `few bets here are more likely than ${bet} in ${match}.`,
  ],
  cheapest: ({ bet, pick, match }) => [
    `${bet} is among the least costly bets here.`,
    `in ${match}, the books’ margin on ${pick} is small.`,
  ],
  best_price: ({ pick, match }) => [
    `in ${match}, the best price on ${pick} is well above the middle of the books.`,
  ],
  price_move: ({ pick, match }) => [
    `the market has moved toward ${pick}.`,
    `in ${match}, the market has moved toward ${pick}.`,
  ],
  coin_flip: ({ bet, match }) => [
    `in ${match}, ${bet} is close to a coin flip.`,
    `the market has ${match} near even, and ${bet} is the side.`,
  ],
  long_shot: ({ bet, match }) => [
    `${bet} is a long shot with a payout to match.`,
    `in ${match}, ${bet} is the long shot.`,
  ],
  asked_team: ({ bet, match }) => [
    `you asked about this team: ${bet}.`,
    `in ${match}, ${bet} is the side you asked about.`,
  ],
  asked_side: ({ bet, match }) => [
    `${bet} fits what you asked for.`,
    `in ${match}, ${bet} is the side that fits.`,
  ],
  // Results of whole games say nothing of a half, so "no results yet" would be wrong.
  price_only: ({ pick, match }) => [
    `price only for ${pick}: none of the results we have is about this bet.`,
    `price only in ${match}: none of the results we have is about this bet.`,
  ],
};

/**
 * @param thesis about the market or about what was asked; one that compares without its fact says only that the leg fits
 * @returns equivalent sentences, in order of preference; each names the pick or its teams
 */
export function thesisSentences(thesis: Thesis, words: ThesisWords): readonly string[] {
  return sentences[isCompared(thesis) ? 'asked_side' : thesis](words).map(
    (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  );
}

const themes: Readonly<Record<Theme, string>> = {
  likeliest: 'The likeliest sides that fit, one per game.',
  likely: 'Each side is likely by the market; of these, the ones that cost least.',
  payout: 'Chosen for the combined payout.',
  form: 'Teams in form, one per game.',
  rest: 'Teams with the schedule on their side.',
  home: 'Home teams, one per game.',
  favorites: 'Favorites, one per game.',
  underdogs: 'Underdogs, one per game.',
  totals: 'Totals, one per game.',
  mixed: 'Each leg is chosen on its own merits.',
};

export function themeSentence(theme: Theme): string {
  return themes[theme];
}
