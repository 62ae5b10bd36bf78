/** Suggested questions for each sport; a chip fills the prompt. */

export const askSports = ['NBA', 'NFL', 'MLB', 'MLS', 'GOLF', 'CFL'] as const;
export type AskSport = (typeof askSports)[number];

export const suggestions: Readonly<Record<AskSport, readonly string[]>> = {
  NBA: [
    'Build me a safe 3-leg NBA parlay',
    'Best NBA player props tonight',
    'Which NBA over/under stands out?',
    'Safest NBA moneyline pick today',
    'An NBA spread with real value',
  ],
  NFL: [
    'Build me a safe 3-leg NFL parlay',
    'Best NFL player props this week',
    'Which NFL over/under stands out?',
    'Safest NFL moneyline pick this week',
    'An NFL spread with real value',
  ],
  MLB: [
    'Build me a safe 3-leg MLB parlay',
    'Best MLB player props today',
    'Which MLB over/under stands out?',
    'Safest MLB moneyline pick today',
    'An MLB run line with real value',
  ],
  MLS: [
    'Build me a safe 3-leg MLS parlay',
    'Best MLS player props this week',
    'Which MLS over/under stands out?',
    'Safest MLS bet this week',
    'An MLS spread with real value',
  ],
  GOLF: [
    'Build me a 3-leg golf parlay',
    'Best golf player props this week',
    'A golf over/under on round scores',
    'A safe golf bet this week',
    'An outright golf winner worth a look',
  ],
  CFL: [
    'Build me a safe 3-leg CFL parlay',
    'Best CFL player props this week',
    'Which CFL over/under stands out?',
    'Safest CFL moneyline pick this week',
    'A CFL spread with real value',
  ],
};

/** For a placeholder, as an example of one's own words. */
export const examples = {
  any: 'e.g. A safe 3-leg parlay for Sunday, no favorites under −300',
  single: 'e.g. A safe moneyline for Sunday, no favorites under −300',
} as const;

/** Whether a suggestion is of one leg. */
export const isSingle = (suggestion: string) => !/parlay|same.game/i.test(suggestion);

export interface PreparedQuestion {
  readonly sport: AskSport;
  readonly prompt: string;
}

/**
 * The suggestion that nearly always has an answer, for a user's first question. It covers a week, since a day may have
 * no games.
 */
export function firstQuestion(sport: AskSport): PreparedQuestion {
  const prompt = suggestions[sport].find((each) => /^Safest|winner/.test(each)) ?? '';
  return { sport, prompt: prompt.replace(/ (?:today|this weekend)$/, ' this week') };
}
