/** Prompts left today; at zero, when they renew and which plan has more. */
import { chakra } from '@chakra-ui/react/styled-system';
import { promptsPerDay } from '../../../../../lambdas/domain/billing/plans.ts';
import { OutsideLink, TextLink } from '../../../components/ui/controls/text-link.tsx';
import { paths } from '../../../paths.ts';
import { useSubscription } from '../../../session/subscription.ts';

export function Remaining({ count, plan }: { count: number | undefined; plan: string }) {
  const { ownDailyLimit } = useSubscription();
  const isUsedUp = count !== undefined && count <= 0;
  return (
    <chakra.div textStyle="small" color="muted" minHeight="1.45em">
      {count !== undefined && <p>{`${count} prompts remaining today`}</p>}
      {isUsedUp && ownDailyLimit !== undefined && (
        <p>
          You’ve reached the limit you set. New prompts at midnight, Toronto time.{' '}
          <OutsideLink href={paths.disclaimer}>Helplines</OutsideLink>
        </p>
      )}
      {isUsedUp && ownDailyLimit === undefined && (
        <p>
          New prompts at midnight, Toronto time.
          {plan === 'core' && (
            <>
              {' '}
              <TextLink to={paths.account.subscription}>Pro has {promptsPerDay('pro')} a day</TextLink>
            </>
          )}
        </p>
      )}
    </chakra.div>
  );
}
