/** Sentences for why a leg was chosen and what connects the legs, one per thesis. */
import type { Theme, Thesis } from '../brief.ts';
import type { Named } from './team-names.ts';

export interface ThesisWords {
  /** The team of the selection and its opponent; for a total or a draw, the home team and the visitor. */
  readonly side: Named;
  readonly other: Named;
  /** `the Jets`, `the Seahawks -4.5`, `over 47`: after a preposition or a verb. */
  readonly pick: string;
  /** `the Jets to win`, `the Seahawks -4.5`, `over 47`: as a subject, with a verb in the singular. */
  readonly bet: string;
  /** `Packers–Seahawks` */
  readonly match: string;
  readonly isTotal: boolean;
  /** `these teams`, `this player`: the subject of missing results. */
  readonly whose: string;
}

type Say = (words: ThesisWords) => readonly string[];

/** Sentences about a total, which is on neither team's side. */
const ofTotal = ({ pick, match }: ThesisWords, what: string): readonly string[] => [
  `${what} points to ${pick} in ${match}.`,
  `${match}: ${what} leans to ${pick}.`,
];

const sentences: Readonly<Record<Thesis, Say>> = {
  likeliest: ({ bet, pick, match }) => [
    `${bet} is among the likeliest bets that fit.`,
    `in ${match}, the market leans clearly to ${pick}.`,
    `few bets that fit are more likely than ${bet} in ${match}.`,
  ],
  cheapest: ({ bet, pick, match }) => [
    `${bet} is one of the cheapest bets that fit.`,
    `in ${match}, the books’ margin on ${pick} is small.`,
  ],
  best_price: ({ pick, match }) => [`in ${match}, one book pays more on ${pick} than the rest.`],
  price_move: ({ pick, match }) => [
    `the market has moved toward ${pick}.`,
    `in ${match}, the market has moved toward ${pick}.`,
  ],
  rest_edge: (words) =>
    words.isTotal
      ? ofTotal(words, 'the schedule')
      : [
          `${words.side.name} ${words.side.has} the rest advantage over ${words.other.name}.`,
          `the schedule favors ${words.side.name} over ${words.other.name}.`,
        ],
  missing_players: (words) =>
    words.isTotal
      ? ofTotal(words, 'the injury report')
      : [
          `${words.other.name} ${words.other.is} short-handed against ${words.side.name}.`,
          `${words.side.name} get${words.side.s} ${words.other.name} with players missing.`,
        ],
  form: (words) =>
    words.isTotal
      ? ofTotal(words, 'recent form')
      : [
          `recent form favors ${words.side.name} over ${words.other.name}.`,
          `${words.side.name} ${words.side.is} the team in form against ${words.other.name}.`,
        ],
  scoring: (words) =>
    words.isTotal
      ? ofTotal(words, 'the scoring of both teams')
      : [
          `the scoring numbers favor ${words.side.name} over ${words.other.name}.`,
          `${words.side.name} ${words.side.has} the better scoring numbers against ${words.other.name}.`,
        ],
  record: ({ side, other }) => [
    `the season so far favors ${side.name} over ${other.name}.`,
    `${side.name} ${side.has} had the better season than ${other.name}.`,
  ],
  home: ({ side, other }) => [
    `${side.name} ${side.is} strong at home, and ${other.name} ${other.has} to travel.`,
    `${side.name} ${side.has} played well at home, and ${other.name} ${other.is} on the road.`,
  ],
  meetings: ({ side, other }) => [
    `${side.name} ${side.has} had the edge over ${other.name} lately.`,
    `recent meetings with ${other.name} favor ${side.name}.`,
  ],
  covers: ({ side, other }) => [
    `against the spread, recent games favor ${side.name} over ${other.name}.`,
    `${side.name} ${side.has} been beating the spread, with ${other.name} next.`,
  ],
  totals_trend: ({ pick, match }) => [
    `recent totals point to ${pick} in ${match}.`,
    `${match}: recent totals lean to ${pick}.`,
  ],
  starters: (words) =>
    words.isTotal
      ? ofTotal(words, 'the pitching matchup')
      : [
          `the pitching matchup favors ${words.side.name} over ${words.other.name}.`,
          `${words.side.name} ${words.side.has} the better starting pitcher against ${words.other.name}.`,
        ],
  player_trend: ({ pick, match }) => [
    `recent games point to ${pick}.`,
    `in ${match}, recent games point to ${pick}.`,
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
  price_only: ({ pick, match, whose }) => [
    `price only for ${pick}: we have no results for ${whose} yet.`,
    `price only in ${match}: we have no results for ${whose} yet.`,
  ],
};

/** @returns equivalent sentences, in order of preference; each names the pick or its teams */
export function thesisSentences(thesis: Thesis, words: ThesisWords): readonly string[] {
  return sentences[thesis](words).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}

const themes: Readonly<Record<Theme, string>> = {
  likeliest: 'The likeliest sides that fit, one per game.',
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
