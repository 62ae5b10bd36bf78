/** Notes on how a pick is settled, one sentence each. */
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { dayAndTime } from '../../../components/ui/display/dates.ts';
import { statusWords } from '../../../components/ui/display/status-label.tsx';

type Settling = Pick<
  SavedPick,
  'gradedBy' | 'isMarked' | 'status' | 'regraded' | 'voided' | 'awaited' | 'outcomes' | 'bet' | 'metadata'
>;

/** @returns nothing for a pick that is open or settled as usual */
export function settlingWords(pick: Settling): string[] {
  const { gradedBy, status, regraded, voided, awaited, metadata } = pick;
  const isSingle = metadata.legs.length === 1;
  const ofLeg = (leg: number, sentence: string) =>
    isSingle ? sentence : `Leg ${leg + 1}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return [
    ...(regraded && gradedBy === 'feed' ? [regradedWords(regraded.from, status)] : []),
    ...(voided ?? []).map((leg) => ofLeg(leg, voidWords(pick, leg))),
    ...(awaited ?? []).map(({ leg, must, by }) => ofLeg(leg, awaitedWords(must, by))),
  ];
}

/** A prop has a final score if its game was played without the player. */
function voidWords({ metadata, outcomes }: Settling, leg: number): string {
  return metadata.legs[leg]?.prop && outcomes?.[leg]?.final
    ? 'Void because the player did not play.'
    : 'Void because the game was canceled or not played in time.';
}

function regradedWords(from: SavedPick['status'], status: SavedPick['status']): string {
  const rest = status === 'pending' ? ' It now waits for its other legs.' : '';
  const was = from === status ? 'The payout changed.' : `It was graded ${statusWords[from]} before.`;
  return `Graded again after the result was corrected. ${was}${rest}`;
}

function awaitedWords(must: 'start' | 'resume' | 'result', by: string | null): string {
  if (must === 'result' || by === null)
    return 'No result in our feed yet. You can mark it once your book has settled it.';
  const limit = dayAndTime(by);
  return must === 'start'
    ? `No result yet. If postponed, the game is void unless it starts by ${limit}.`
    : `No result yet. If suspended, the game is void unless it resumes by ${limit}.`;
}

/** Who or what graded the pick. */
export function graderWords({ gradedBy, isMarked, bet, voided, metadata }: Settling): string {
  // A price that was entered after the result leaves the result to the score.
  const isPriceOnly = metadata.slip !== undefined && !isMarked && !bet?.settledAs;
  if (gradedBy === 'user') return isPriceOnly ? 'Final score, at your price' : 'You';
  return voided?.length === metadata.legs.length ? 'Void' : 'Final score';
}
