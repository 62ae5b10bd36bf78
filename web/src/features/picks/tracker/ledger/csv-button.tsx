/** Downloads the tracker as CSV. */
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../../api/client/errors.ts';
import { exportTracker } from '../../../../api/own-data.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { saveFile } from '../../../../components/ui/controls/save-file.ts';
import { IconDownload } from '../../../../components/ui/display/icons.tsx';
import { toast } from '../../../../components/ui/frame/toasts.ts';

export function CsvButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: exportTracker,
    onSuccess: (text) => {
      const today = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: 'text/csv' }), `gameplan-tracker-${today}.csv`);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to prepare your download. Please try again.'),
        tone: 'error',
      }),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
      {!isPending && <IconDownload />}
      Download CSV
    </Button>
  );
}
