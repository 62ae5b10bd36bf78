/** Saves a prediction to the tracker. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Prediction } from '../../../../../lambdas/contracts/records/predictions.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { metadataOf, useSavePick } from '../../../api/tracker.ts';
import { ShareButton } from '../../../components/picks/share/share-button.tsx';
import { Button } from '../../../components/ui/controls/button.tsx';
import { FieldError } from '../../../components/ui/controls/field.tsx';
import { IconCheck } from '../../../components/ui/display/icons.tsx';

interface Props {
  prediction: Prediction;
  /** In a list, where a solid button in every row would be too prominent. */
  inList?: boolean;
}

export function AddToTracker({ prediction, inList = false }: Props) {
  const { mutate, isPending, isSuccess, data, error } = useSavePick();
  const isSaved = prediction.pickSaved || isSuccess;
  const words = label(isPending, isSaved);
  const save = () =>
    mutate({
      promptLogId: prediction.id,
      playText: prediction.response,
      reasoning: prediction.prompt_text,
      sport: prediction.sport,
      betType: prediction.parsed_entities.bet_type,
      metadata: metadataOf(prediction.parsed_entities),
    });
  return (
    <chakra.div display="grid" gap="2" position="relative">
      <Button
        size={inList ? 'sm' : 'md'}
        variant={inList ? 'outline' : 'solid'}
        whiteSpace={{ md: 'nowrap' }}
        busy={isPending}
        disabled={isSaved}
        onClick={save}
        aria-label={`${words}: ${pickName(prediction.parsed_entities)}`}
      >
        {isSaved && <IconCheck strokeWidth="3" />}
        <span aria-live="polite">{words}</span>
      </Button>
      {data && !inList && <ShareButton pick={data.pick} />}
      {error && <FieldError>{errorMessage(error, 'Failed to save pick')}</FieldError>}
    </chakra.div>
  );
}

function label(isPending: boolean, isSaved: boolean): string {
  if (isSaved) return 'Added to Tracker';
  return isPending ? 'Saving...' : 'Add to Tracker';
}
