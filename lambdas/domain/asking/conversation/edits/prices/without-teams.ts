/** A text with a mark in the place of each team, so that a pattern sees where one is named. */
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { bareOf } from '../../asked/around.ts';

/** @returns the names of the teams in their order, and the words between single spaces, with `§` for each team */
export function withoutTeams(
  prompt: string,
  context: QuestionContext,
): { readonly teams: string[]; readonly text: string } {
  const bare = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const { tokens } = sentenceOf(bare, context);
  return {
    teams: tokens.flatMap(({ team }) => (team ? [team.name] : [])),
    text: tokens.flatMap(({ team, cased, isBreak }) => (isBreak ? [] : [team ? '§' : cased])).join(' '),
  };
}
