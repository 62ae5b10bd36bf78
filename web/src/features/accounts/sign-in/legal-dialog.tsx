/** The terms or the privacy policy in a dialog over the registration form. */
import { LegalSections } from '../../../components/legal/legal-text.tsx';
import { privacy } from '../../../components/legal/privacy.ts';
import { terms } from '../../../components/legal/terms.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../components/ui/controls/dialog.tsx';
import { ScrollArea } from '../../../components/ui/frame/scroll-area.tsx';

const texts = { terms, privacy } as const;

interface Props {
  document: keyof typeof texts;
  onClose(): void;
}

export default function LegalDialog({ document, onClose }: Props) {
  const text = texts[document];
  return (
    <Dialog
      title={text.title}
      open
      onClose={onClose}
      width="40rem"
      actions={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ScrollArea label={text.title} height="60vh">
        <LegalSections text={text} level="h3" />
      </ScrollArea>
    </Dialog>
  );
}
