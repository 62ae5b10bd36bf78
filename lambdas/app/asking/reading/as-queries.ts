/** What is asked instead of a play, as a question that has been read. */
import type { Query } from '../../../contracts/asking/query.ts';
import { isRuled, type RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { withOtherTeam } from '../../../domain/asking/queries/sum/other-team.ts';
import { withoutOwnPrice } from '../../../domain/asking/queries/sum/own-side.ts';
import { asRead, contextOf, noTerms, type Question, readAs, type Understood } from '../question.ts';

/** @param queries what is asked instead of a play, from wherever it comes */
export const asQueries = (question: Question, queries: readonly RuledQuery[]): Understood => ({
  ...asRead(question, readAs(noTerms())),
  queries: withOtherTeam(
    withoutOwnPrice(queries, question.prompt, contextOf(question)),
    question.prompt,
    contextOf(question),
  ),
});

/** Those that rules answer. */
export const queriesOf = (queries: readonly Query[]): RuledQuery[] => queries.filter(isRuled);
