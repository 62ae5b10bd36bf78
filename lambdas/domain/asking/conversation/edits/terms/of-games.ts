/** What was explained, of real games: "so whats that for the bills game", "show me one". */
import type { TermId } from '../../../queries/explain/glossary.ts';
import { termOf } from '../../../queries/explain/glossary.ts';
import type { RuledQuery } from '../../../queries/reading/kinds.ts';
import { readQueries } from '../../../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';

const pronoun = /\b(?:it|that|this|those|these|one)\b(?! (?:game|week|team|weekend|one))/i;
const ofGame =
  /\b(?:tonight|today|tomorrow|this week(?:end)?|games?|matchup|vs|sunday|monday|thursday|saturday|next)\b/i;

/** Prices of real games, in place of the pronoun. */
export function termInGame(
  term: TermId,
  prompt: string,
  context: QuestionContext,
): readonly RuledQuery[] | undefined {
  const name = termOf(term)?.term.toLowerCase();
  if (name === undefined || !pronoun.test(prompt)) return undefined;
  const isOfGame = ofGame.test(prompt) || sentenceOf(prompt, context).tokens.some(({ team }) => team);
  const bare = name.replace(/ \(.*$/, '');
  const queries = isOfGame ? readQueries(prompt.replace(pronoun, `the ${bare}`), context) : undefined;
  return queries?.every(({ ask }) => ask === 'market') ? queries : undefined;
}

const shownOne =
  /^(?:(?:can|could|you|u|ok|and|so|just|please|lets|let's|i|wanna|want|to|do|got|have|any|with|like) )*(?:show|give|gimme|see|find|get|pull up|need|an?|one|real|example|actual|live)(?: (?:me|us|up|an?|one|some|real|actual|current|live|example|examples|of|one of those|those|that|them|it|in a real game|from|for|with|tonight|today|tonight's|tonights|todays|today's|this week|this week's|games?|a game|right now|now|the|board|teams?|lines?|odds|numbers))+$/;
const isOfOne = /\b(?:one|real|actual|example|examples|tonights?|todays?|some|those|them)\b/;

/** "Show me one". @param text without the courtesies of the prompt */
export const asksToSee = (text: string): boolean => shownOne.test(text) && isOfOne.test(text);

const boards: Readonly<Partial<Record<TermId, string>>> = {
  moneyline: 'moneyline',
  spread: 'spread',
  run_line: 'spread',
  puck_line: 'spread',
  total: 'total',
};
const sportOf: Readonly<Partial<Record<TermId, string>>> = { run_line: 'MLB', puck_line: 'NHL' };

/** The board of a market that was explained. @param text without the courtesies of the prompt */
export function boardOfTerm(
  term: TermId,
  text: string,
  context: QuestionContext,
): readonly RuledQuery[] | undefined {
  const market = boards[term];
  if (market === undefined || !asksToSee(text)) return undefined;
  const { selectedSport } = context;
  const sport = sportOf[term] ?? (selectedSport === 'GOLF' ? 'NFL' : selectedSport);
  return readQueries(`odds board ${market} for ${sport}`, context);
}
