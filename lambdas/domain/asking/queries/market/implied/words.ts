/** The words of a question for the score that the lines imply. */
import { lexicon } from '../../table/lexicon.ts';

const written = {
  implied:
    'implied|implies|imply|implying|projected|projects|projecting|projection|projections|predicted|predict|predicts|predicting|prediction|forecast|forecasted|expected|expects|expect|expecting|expectation|suggest|suggests|suggested|vegas implied|vegas projected|market implied|line implied|supposed',
  score:
    'score|scores|final score|final scores|final|score line|scoreline|outcome|to score|scoring|put up|run|goal|point|runs|goals|points|pts|team total|team totals|tt|tts|totals|number of points|each team|each side|both teams|both sides|per team|split|apiece|each',
  by: 'vegas|the books|books|bookmakers|oddsmakers|the market|market|lines|the lines|the line|line|odds|the odds|spread and total|the spread and total|spread and the total|total and spread|based on|according to|per the|using|off of|off|going by|math|calculate|compute|derive|work out|figure out|come out to|comes out to|end up|think|thinks|thinking|says|say|has it|have it|number|numbers|today|final|win|would|breakdown|break down|give me|show me|many|how many|how much|every|all|every single',
} as const;

export const impliedWords = lexicon(written, { isOfBets: true, hasStarts: true });
export type ImpliedMeaning = keyof typeof written;
