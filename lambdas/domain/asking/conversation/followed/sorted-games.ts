/** "How many of those went past regulation", "how many of their wins came by two or more": such games of the team that was shown. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { gamesAsked } from '../../queries/find/sorted/read.ts';
import { sentenceOf } from '../../queries/reading/sentence.ts';
import { isPlain, type Said } from './said.ts';

const ofThose =
  /\b(?:of|in|from|among) (?:those|them|these|that (?:stretch|span|run))(?: (?:last )?(?:\w+ )?(?:games|ones|meetings))?\b/i;
const own = /\b(?:their|its|the team's|that team's)\b/gi;
const they = /\b(?:they|them|that team)\b(?:['’](?:ve|re|d))?/gi;
/** "I see a one-goal game" is what somebody expects. */
const expects = /^(?:(?:so|and|but|well|ok|what if|say) )*(?:i|we|i'm|im|i'd|it'?s|it is|that'?s|let'?s)\b/i;
const ofGames: ReadonlySet<FindQuery['topic']> = new Set(['form', 'record', 'spread', 'total', 'statistic']);

/** @returns undefined where no such games are named, or not one team was shown */
export function sortedGamesOf({
  prompt,
  shown,
  slots,
  context,
  sport,
  ...said
}: Said): FindQuery | undefined {
  const team = teamShown(shown);
  const isOfNobody = shown.players.length === 0 && slots.players.length === 0;
  if (team === undefined || !isOfNobody || expects.test(prompt)) return undefined;
  if (slots.teams.length > 0 || !isPlain({ prompt, shown, slots, context, sport, ...said })) return undefined;
  const written = prompt
    .replace(ofThose, `of the ${team} games`)
    .replace(own, `the ${team}`)
    .replace(they, `the ${team}`);
  const text = written === prompt ? `${prompt.replace(/[?.! ]+$/, '')} ${team}` : written;
  const found = gamesAsked(sentenceOf(text, { ...context, selectedSport: sport }));
  if (found?.teams.length !== 1 || found.teams[0] !== team) return undefined;
  const { last } = shown;
  const isOfSame =
    (ofThose.test(prompt) || written === prompt) && last?.ask === 'find' && ofGames.has(last.topic);
  return isOfSame
    ? {
        ...found,
        last: found.last ?? last.last,
        since: found.since ?? last.since,
        splits: found.splits.length > 0 ? found.splits : last.splits,
      }
    : found;
}

/** A bet on a side is of its team, and its opponent is only named beside it. */
function teamShown({ teams, bets }: Said['shown']): string | undefined {
  const [bet, ...others] = bets;
  const isOfSide = bet && others.length === 0 && (bet.market === 'spread' || bet.market === 'moneyline');
  return isOfSide ? bet.teams[0] : teams.length === 1 ? teams[0] : undefined;
}
