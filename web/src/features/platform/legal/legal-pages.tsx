/** /terms and /privacy. */
import { chakra } from '@chakra-ui/react/styled-system';
import { LegalSections, type LegalText } from '../../../components/legal/legal-text.tsx';
import { privacy } from '../../../components/legal/privacy.ts';
import { terms } from '../../../components/legal/terms.ts';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { LegalLayout } from './legal-layout.tsx';

export function TermsPage() {
  return <LegalPage text={terms} />;
}

export function PrivacyPage() {
  return <LegalPage text={privacy} />;
}

function LegalPage({ text }: { text: LegalText }) {
  return (
    <LegalLayout>
      <chakra.div display="grid" gap="8">
        <PageHeading title={text.title} />
        <LegalSections text={text} level="h2" />
      </chakra.div>
    </LegalLayout>
  );
}
