/** Suggested questions for each sport; a chip fills the prompt. */

export const askSports = ['NBA', 'NFL', 'MLB', 'MLS', 'GOLF', 'CFL'] as const;
export type AskSport = (typeof askSports)[number];

export const suggestions: Readonly<Record<AskSport, readonly string[]>> = {
  NBA: [
    'Build me a safe 3-leg NBA parlay',
    'Best NBA player props tonight',
    'Which NBA over/under stands out?',
    'Safest NBA moneyline pick today',
    'An NBA spread at the lowest cost',
  ],
  NFL: [
    'Build me a safe 3-leg NFL parlay',
    'Best NFL player props this week',
    'Which NFL over/under stands out?',
    'Safest NFL moneyline pick this week',
    'An NFL spread at the lowest cost',
  ],
  MLB: [
    'Build me a safe 3-leg MLB parlay',
    'Best MLB player props today',
    'Which MLB over/under stands out?',
    'Safest MLB moneyline pick today',
    'An MLB run line at the lowest cost',
  ],
  MLS: [
    'Build me a safe 3-leg MLS parlay',
    'Best MLS player props this week',
    'Which MLS over/under stands out?',
    'Safest MLS bet this week',
    'An MLS spread at the lowest cost',
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
    'A CFL spread at the lowest cost',
  ],
};

/** Answered whatever is priced. */
export const scheduleQuestions: Readonly<Record<AskSport, string>> = {
  NBA: 'Which NBA games are coming up?',
  NFL: 'Which NFL games are coming up?',
  MLB: 'Which MLB games are coming up?',
  MLS: 'Which MLS games are coming up?',
  GOLF: 'Which golf tournaments are coming up?',
  CFL: 'Which CFL games are coming up?',
};

/** Whether a suggestion is of one leg. */
export const isSingle = (suggestion: string) => !/parlay|same.game/i.test(suggestion);

export interface PreparedQuestion {
  readonly sport: AskSport;
  readonly prompt: string;
}
