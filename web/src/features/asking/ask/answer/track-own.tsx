/** Saves the bet that an answer is about, at the asker's own price and stake. */
import type { PlayAnswer, Question } from '../../../../api/ask.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { metadataOf, useSavePick } from '../../../../api/tracker.ts';
import { ButtonRow } from '../../../../components/ui/controls/button.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { SaveButton } from './save-button.tsx';

/** The bet is stored with the answer; without one there is nothing to track. */
export function TrackOwn({ question, answer }: { question: Question; answer: PlayAnswer }) {
  const { promptLogId, promptAnalysis, response, cards = [] } = answer;
  const { mutate, isPending, isSuccess, error } = useSavePick();
  if (promptLogId === null) return null;
  const stake = cards.find((card) => card.type === 'bet')?.stake ?? null;
  const track = () =>
    mutate({
      promptLogId,
      playText: response,
      reasoning: question.prompt,
      sport: promptAnalysis.sport,
      betType: promptAnalysis.bet_type,
      metadata: metadataOf(promptAnalysis),
      // The price and the book are those of the stored bet.
      ...(stake !== null && { bet: { stake, price: null, book: null, note: null } }),
    });
  return (
    <>
      <ButtonRow>
        <SaveButton label="Track it" isPending={isPending} isSuccess={isSuccess} onSave={track} />
      </ButtonRow>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save pick')}
        </Notice>
      )}
    </>
  );
}
