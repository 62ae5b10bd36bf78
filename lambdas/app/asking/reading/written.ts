/** Reads what is written in the product's own words: by the rules alone, since nothing in it has to be guessed. */
import { readQueries } from '../../../domain/asking/queries/reading/read-queries.ts';
import { readQuestion } from '../../../domain/asking/reading/read.ts';
import {
  asksForPlay,
  asRead,
  contextOf,
  type Question,
  type Understood,
  withImpliedSport,
} from '../question.ts';
import { asQueries } from './as-queries.ts';
import { grammar } from './grammar.ts';

/** How each bet of the guide begins, or goes on before its first comma or colon. */
const isBet = /^[^,:?]*\b(?:picks?|singles?|parlays?|\d-leg (?:\w+ )?round robin)\b/i;
/** Legs of one slip: one that the rules cannot read, as "by Kaprizov or Zuccarello", does not make them a question. */
const isSlip = /^(?:same-game )?parlay\b[^:;]*:[^;]+;/i;
/** How questions of the guide begin, and no bet does. */
const isQuestion = new RegExp(
  `^(?:${[
    'my|track|mark|did|rate|explain|hedge|parlay of|round robin of|convert',
    'how|what|which|who|when|where|is|are|any|list|compare',
    'prices|best price|alternate lines|full odds|line movement|largest|vig|implied',
    'record|ats|recent|streak|final|schedule|days of|teams|injury|probable|standings|head to head|scoring|points allowed|combined|leaders|game',
  ].join('|')})\\b`,
  'i',
);

/** What is better of players and their statistics is a question for bets, and not for what they did. */
const asBets = (prompt: string): string =>
  prompt.replace(/^which is better: (?=.* or )/i, 'Which is the better bet: ');

/**
 * @param question one sentence; what it says of care or age does not count
 * @returns how the grammar reads it, where it is in other words
 */
export function readWritten(question: Question): Understood {
  const { prompt } = question;
  const context = { ...contextOf(question), isHarmless: true, isWritten: true, phrases: new Map() };
  if (isBet.test(prompt) && !isQuestion.test(prompt)) {
    const result = readQuestion(prompt, context);
    if (asksForPlay(result) || isSlip.test(prompt))
      return asRead(withImpliedSport(question, result.reading), result);
  }
  const queries = readQueries(asBets(prompt), context) ?? readQueries(prompt, context);
  if (queries) return asQueries(question, queries);
  const other = grammar(question);
  // "Prices of the Jets above +150" asks for no bet.
  return other.wantsPlay && isQuestion.test(prompt)
    ? { ...other, result: { ...other.result, isBare: true } }
    : other;
}
