/** "White sox i mean" after a question of facts: the same question, of the team that was meant. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const forms = [
  /^(?:no |not (?:that|them) |sorry |my bad )*i (?:mean|meant|said|was asking about) (?:the )?(.{3,30}?)(?: (?:sorry|my bad|not (?:the )?.{3,25}))?$/,
  /^(?:no |sorry |my bad )*(?:the )?(.{3,30}?) (?:is what )?(?:i (?:mean|meant)|my bad|that is)$/,
];

/** @returns undefined where more than one team is named, and after a bet or several questions */
export function teamMeant(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const last = lastFact(turn);
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [named] = last ? forms.flatMap((form) => form.exec(text)?.[1] ?? []) : [];
  if (!last || named === undefined) return undefined;
  const tokens = sentenceOf(named, context).tokens.filter(({ word }) => word !== 'the');
  const [token, ...others] = tokens;
  if (!token?.team || others.length > 0) return undefined;
  const { sport, name } = token.team;
  const query = { ...last, sports: [sport], teams: [name] };
  return { kind: 'queries', queries: [query], isAside: false, isWhole: true };
}

/** A question of one team or of none. */
function lastFact({ play, asked, queries: [reading] }: Turn): FindQuery | undefined {
  if (play) return undefined;
  const [last, ...others] = asked ?? [];
  if (last && others.length === 0 && isRuled(last) && last.ask === 'find')
    return last.players.length === 0 && last.teams.length < 2 ? last : undefined;
  const isOfGames = !last && reading?.intent === 'info' && reading.topic === 'schedule';
  return isOfGames ? { ...openFind, topic: 'schedule', days: reading.days } : undefined;
}
