/** The play reminder: a message that does not take focus and stays until dismissed. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../../../components/ui/controls/button.tsx';
import { TextLink } from '../../../../components/ui/controls/text-link.tsx';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/provider.tsx';
import { useSubscription } from '../../../../session/subscription.ts';
import { countPrompt, countTime, reminderOf, restart, visitOf } from '../../../../session/visit.ts';

/** Milliseconds. */
const tickMs = 10_000;

export function PlayReminder() {
  const { id } = useUser();
  const { reminder } = useSubscription();
  const queries = useQueryClient();
  const [visit, setVisit] = useState(() => visitOf(id, Date.now()));

  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setVisit(countTime(id, Date.now()));
    };
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [id]);

  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        const isAnswered = type === 'updated' && mutation.state.status === 'success';
        if (isAnswered && mutation.options.mutationKey?.[0] === 'ask') setVisit(countPrompt(id, Date.now()));
      }),
    [queries, id],
  );

  const sentence = reminderOf(visit, reminder);
  return (
    <chakra.aside
      aria-label="Play reminder"
      position="fixed"
      zIndex="bar"
      left={{ base: '4', md: '6' }}
      bottom={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '6' }}
      width="min(24rem, calc(100vw - 2rem))"
      display={sentence ? 'grid' : 'contents'}
      gap="3"
      padding="4"
      bg="panel"
      borderWidth={sentence ? '1px' : '0'}
      borderRadius="md"
      boxShadow={sentence ? 'lift' : 'none'}
    >
      {/* Rendered before it has text, so that screen readers announce the text. */}
      <chakra.p role="status" fontWeight="bold" _empty={{ display: 'none' }}>
        {sentence}
      </chakra.p>
      {sentence && (
        <>
          <chakra.p textStyle="small" color="muted">
            You asked us to remind you. You can change this, set a limit or find a helpline in{' '}
            <TextLink to={paths.account.settings}>Settings</TextLink>.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" variant="outline" onClick={() => setVisit(restart(id, Date.now()))}>
              Dismiss
            </Button>
            <LinkButton size="sm" variant="ghost" to={`${paths.account.settings}#break`}>
              Take a break
            </LinkButton>
          </chakra.div>
        </>
      )}
    </chakra.aside>
  );
}
