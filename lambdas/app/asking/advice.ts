/** From a question to an answer made of real games: candidates, the model's choice, and the answer composed of them. */
import type { Profile } from '../../contracts/account.ts';
import type { PromptAnalysis } from '../../contracts/analysis.ts';
import type { Sport } from '../../contracts/sports.ts';
import { briefFor } from '../../domain/brief.ts';
import { candidatesFrom } from '../../domain/candidates.ts';
import type { Dropped } from '../../domain/choice.ts';
import { composeAnswer, fallbackAnalysis, noBetAnswer } from '../../domain/compose.ts';
import type { Game } from '../../domain/game.ts';
import { withPreferences } from '../../domain/preferences.ts';
import { readQuestion } from '../../domain/question.ts';
import * as model from '../../services/model.ts';

/** How far ahead an answer looks, today included. */
export const daysAhead = 7;

interface Said {
  /** Plain text. */
  readonly response: string;
  readonly analysis: PromptAnalysis;
}

export type Advice =
  | (Said & {
      readonly kind: 'answer';
      readonly model: string;
      readonly tokens: model.Tokens;
      readonly dropped: readonly Dropped[];
    })
  /** Nothing suggested: nothing scheduled, nothing that fits, or the model would not (only then there are tokens). */
  | (Said & { readonly kind: 'no-bet'; readonly tokens?: model.Tokens })
  /** The model answered in a form it was not asked for. */
  | (Said & { readonly kind: 'unparsable'; readonly why: string; readonly tokens: model.Tokens })
  | { readonly kind: 'no-text'; readonly why: string; readonly tokens: model.Tokens }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'timed-out' };

interface Wish {
  readonly prompt: string;
  readonly sport: Sport;
  readonly games: readonly Game[];
  /** What must be said with the answer, whatever it is: how old the games are. */
  readonly notes?: readonly string[] | undefined;
  /** Why there are no games, where it is not that none is scheduled. */
  readonly whyNothing?: string | undefined;
  /** The asker's own, from the profile; they fill in what the question leaves open. */
  readonly preferences?: Profile | undefined;
  readonly now: Date;
  /** What the model may take, milliseconds. */
  readonly withinMs?: number | undefined;
}

/**
 * @param games the sport's games of the coming days, as stored
 * @param choose asks the model; never throws
 */
export async function advise(
  { prompt, sport, games, notes = [], whyNothing, preferences, now, withinMs }: Wish,
  choose = model.choose,
): Promise<Advice> {
  const question = withPreferences(readQuestion(prompt, sport, games, now), preferences);
  const { candidates, notes: unmet } = candidatesFrom(games, question, now);
  if (candidates.length === 0) {
    const reason =
      whyNothing ?? `No ${sport} game that has not started is listed for the next ${daysAhead} days.`;
    return noBetAnswer([reason, ...notes].join(' '), sport);
  }
  const asked = Date.now();
  const answer = await choose(briefFor(question, candidates), withinMs);
  switch (answer.kind) {
    case 'choice': {
      // A game may have started while the model was thinking.
      const later = new Date(now.getTime() + (Date.now() - asked));
      const composed = composeAnswer({
        candidates,
        reply: answer.choice,
        question,
        sport,
        notes: [...unmet, ...notes],
        now: later,
      });
      if (composed.kind === 'no-bet') return { ...composed, kind: 'no-bet', tokens: answer.tokens };
      return { ...composed, kind: 'answer', model: answer.model, tokens: answer.tokens };
    }
    case 'unparsable':
      return {
        kind: 'unparsable',
        why: answer.why,
        tokens: answer.tokens,
        response: 'The AI answered in a form that could not be read. Your prompt was not counted.',
        analysis: fallbackAnalysis(),
      };
    default:
      return answer;
  }
}
