/** Downloads: the tracker as CSV, and all personal data. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../../api/client/errors.ts';
import { exportData, exportTracker } from '../../../../api/own-data.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { saveFile } from '../../../../components/ui/controls/save-file.ts';
import { IconDownload } from '../../../../components/ui/display/icons.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { Setting } from './setting.tsx';

const files = [
  {
    label: 'Download Tracker (CSV)',
    about: 'Your saved picks, one per row.',
    load: exportTracker,
    name: 'gameplan-tracker',
    ending: 'csv',
    type: 'text/csv',
  },
  {
    label: 'Download All Data (JSON)',
    about: 'Everything we store about you: account, questions, picks and changes.',
    load: exportData,
    name: 'gameplan-data',
    ending: 'json',
    type: 'application/json',
  },
] as const;

export function Downloads() {
  return (
    <Setting id="downloads" title="Your data" about="Download your data anytime.">
      <chakra.ul display="grid" gap="5">
        {files.map((file) => (
          <Download key={file.name} file={file} />
        ))}
      </chakra.ul>
    </Setting>
  );
}

function Download({ file }: { file: (typeof files)[number] }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: file.load,
    onSuccess: (text) => {
      const today = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: file.type }), `${file.name}-${today}.${file.ending}`);
    },
  });
  return (
    <chakra.li display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2">
        <Button
          variant="outline"
          busy={isPending}
          onClick={() => mutate()}
          width={{ base: 'full', sm: '17rem' }}
        >
          {!isPending && <IconDownload />}
          {isPending ? 'Preparing...' : file.label}
        </Button>
        <chakra.p textStyle="small" color="muted" role="status">
          {isSuccess ? 'Downloaded' : file.about}
        </chakra.p>
      </chakra.div>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to prepare your download. Please try again.')}
        </Notice>
      )}
    </chakra.li>
  );
}
