/** Save a play, or ask for another. */
import type { OfferedChange } from '../../../../../../lambdas/contracts/asking/ask.ts';
import type { OwnBetShown } from '../../../../../../lambdas/contracts/picks/own-bet.ts';
import type { PlayAnswer, Question } from '../../../../api/ask.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { metadataOf, useSavePick } from '../../../../api/tracker.ts';
import { ShareButton } from '../../../../components/picks/share/share-button.tsx';
import { Button, ButtonRow } from '../../../../components/ui/controls/button.tsx';
import { IconRefresh } from '../../../../components/ui/display/icons.tsx';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { playName } from './answer-words.ts';
import { SaveButton } from './save-button.tsx';

interface Props {
  question: Question;
  answer: PlayAnswer;
  /** What the asker's book pays, if it was typed in. */
  bet: OwnBetShown | undefined;
  canRepeat: boolean;
  onChange(change: OfferedChange): void;
}

/** The same question, excluding the answer shown. */
const again: OfferedChange = { label: 'Regenerate', change: { kind: 'again' } };

export function Actions({ question, answer, bet, canRepeat, onChange }: Props) {
  const { promptLogId, promptAnalysis, response } = answer;
  const { mutate, isPending, isSuccess, data, error } = useSavePick();
  const save = () => {
    if (promptLogId === null) return;
    mutate({
      promptLogId,
      playText: response,
      reasoning: question.prompt,
      sport: promptAnalysis.sport,
      betType: promptAnalysis.bet_type,
      metadata: metadataOf(promptAnalysis),
      ...(bet && { bet }),
    });
  };
  return (
    <>
      <ButtonRow flexDirection={{ lg: 'column' }}>
        {promptLogId !== null && (
          <SaveButton label="Save to Tracker" isPending={isPending} isSuccess={isSuccess} onSave={save}>
            <VisuallyHidden>: {playName(answer)}</VisuallyHidden>
          </SaveButton>
        )}
        {data && <ShareButton pick={data.pick} />}
        <Button variant="outline" busy={false} onClick={() => onChange(again)} disabled={!canRepeat}>
          <IconRefresh />
          Regenerate
        </Button>
      </ButtonRow>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to save pick')}
        </Notice>
      )}
    </>
  );
}
