/** /account/dashboard before the first saved pick: three steps to save one. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { profileQuery } from '../../../api/account.ts';
import { useHasAsked } from '../../../api/ask.ts';
import { totalsQuery } from '../../../api/predictions.ts';
import { dashboardRefusal, SubscriptionGate } from '../../../components/billing/subscription-gate.tsx';
import { Button, ButtonRow, LinkButton } from '../../../components/ui/controls/button.tsx';
import { TextButton, TextLink, tall } from '../../../components/ui/controls/text-link.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { IconCheck } from '../../../components/ui/display/icons.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/provider.tsx';
import { useSubscription } from '../../../session/subscription.ts';
import { FavoriteForm } from './favorite-form.tsx';
import { Step } from './step.tsx';

interface Props<Sport extends string> {
  /** The sports that can be asked about. */
  sports: readonly Sport[];
  /** @returns the prompt panel, with a question about the sport */
  panel(sport: Sport | undefined): ReactNode;
  /** Called to continue to the dashboard. */
  onDone(): void;
}

export function FirstPickPage<Sport extends string>({ sports, panel, onDone }: Props<Sport>) {
  const { id, name } = useUser();
  const { picks } = useSubscription();
  const { data: profile } = useQuery(profileQuery(id));
  const hasAskedNow = useHasAsked();
  const { data: board } = useQuery(totalsQuery);
  // Also on an earlier visit, or on another device.
  const hasAsked = hasAskedNow || (board?.totals?.asks ?? 0) > 0;
  const [isChanging, setChanging] = useState(false);
  const ask = useRef<HTMLDivElement>(null);
  const first = name?.trim().split(/\s+/)[0];
  const sport = sports.find((each) => each === profile?.preferredSport);
  const hasChosen = Boolean(profile?.preferredSport) && !isChanging;
  const hasSaved = picks !== undefined && picks > 0;

  const onChosen = () => {
    setChanging(false);
    // The button that was pressed is no longer there.
    ask.current?.focus({ preventScroll: true });
    ask.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', md: '8' }}>
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="end" justifyContent="space-between">
        <PageHeading title="Your first pick" intro="Three steps, about a minute.">
          {first ? `Your first pick, ${first}` : 'Your first pick'}
        </PageHeading>
        {!hasSaved && (
          <TextButton onClick={onDone} {...tall}>
            Skip to the dashboard
          </TextButton>
        )}
      </chakra.div>
      <SubscriptionGate refusal={dashboardRefusal} placeholder={null}>
        <Card
          as="ol"
          aria-label="Steps"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 1fr 1fr' }}
          gap={{ base: '4', lg: '8' }}
        >
          <Step number={1} title="Pick your league" isDone={hasChosen}>
            {hasChosen ? (
              <>
                {[profile?.preferredSport, profile?.preferredTeam].filter(Boolean).join(', ')}.{' '}
                <TextButton onClick={() => setChanging(true)}>Change</TextButton>
              </>
            ) : (
              profile && <FavoriteForm sports={sports} profile={profile} onSaved={onChosen} />
            )}
          </Step>
          <Step number={2} title="Ask" isDone={hasAsked} isNext={hasChosen}>
            {hasAsked && !hasAskedNow ? <AskedBefore /> : askWords(hasChosen, hasAskedNow)}
          </Step>
          <Step number={3} title="Save it" isDone={hasSaved} isNext={hasAsked}>
            Select Save to Tracker. We grade it from the final score.
          </Step>
        </Card>
        <chakra.div ref={ask} tabIndex={-1} outline="none" scrollMarginTop="20">
          {panel(hasChosen ? sport : undefined)}
        </chakra.div>
        {hasSaved && <Saved onDone={onDone} />}
      </SubscriptionGate>
    </chakra.div>
  );
}

function askWords(hasChosen: boolean, hasAsked: boolean): string {
  if (hasAsked) return 'Your answer is below.';
  return hasChosen
    ? 'Your question is ready below. Select Get Suggestions.'
    : 'We write your first question for you.';
}

function AskedBefore() {
  return (
    <>
      Your answers are in <TextLink to={paths.account.predictions}>Predictions</TextLink>. Or ask again below.
    </>
  );
}

/** Takes the focus and scrolls into view, because the button that was pressed may be far above. */
function Saved({ onDone }: { onDone(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card aria-labelledby="first-saved" display="grid" gap="4" borderColor="hit">
      <chakra.h2
        id="first-saved"
        ref={heading}
        tabIndex={-1}
        textStyle="heading"
        display="flex"
        alignItems="center"
        gap="2.5"
      >
        <IconCheck color="hit" strokeWidth="3" />
        Your first pick is saved
      </chakra.h2>
      <chakra.p color="muted">We grade it from the final score, and your stats start with it.</chakra.p>
      <ButtonRow>
        <Button onClick={onDone}>Go to your dashboard</Button>
        <LinkButton to={paths.account.tracker} variant="outline">
          See it in the tracker
        </LinkButton>
      </ButtonRow>
    </Card>
  );
}
