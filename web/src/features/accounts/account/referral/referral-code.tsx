/** 'Your Referral Code': the code, ways to share it, and its results. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type Referral, referralQuery } from '../../../../api/account.ts';
import { CopyButton } from '../../../../components/ui/controls/copy-button.tsx';
import { Loading, Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { ReferralCredit } from './referral-credit.tsx';
import { ShareLinks } from './share-links.tsx';

export function ReferralCode() {
  const query = useQuery(referralQuery(useUser().id));
  const { data, isPending } = query;
  if (isPending) return <Placeholder />;
  if (!data)
    return <LoadFailure query={query} fallback="Failed to load your referral code. Please try again." />;
  return <ReferralDetails referral={data} />;
}

function ReferralDetails({ referral: { code, link, percentPerFriend, ...earned } }: { referral: Referral }) {
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="grid" gap="2" maxWidth="text">
        <chakra.p>
          Get {percentPerFriend}% off your subscription for each sign-up using your code, as credit once your
          friend makes a first payment.
        </chakra.p>
        <chakra.p color="muted">
          The credit is {percentPerFriend}% of your monthly price. Each friend counts once, and credit in a
          month is at most one month’s price. If that payment is refunded or disputed within 60 days, unused
          credit is withdrawn.
        </chakra.p>
      </chakra.div>
      <Ticket code={code} link={link} />
      <ShareLinks link={link} />
      <ReferralCredit {...earned} />
    </chakra.div>
  );
}

/** The code and the link, designed as a ticket. */
function Ticket({ code, link }: { code: string; link: string }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="4"
      padding={{ base: '4', md: '5' }}
      bg="accentSoft"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="accentFg"
      borderRadius="lg"
    >
      <chakra.div minWidth="0">
        <chakra.p textStyle="label" color="muted">
          Your code
        </chakra.p>
        <chakra.p textStyle="figure" letterSpacing="0.08em" userSelect="all" overflowWrap="anywhere">
          {code}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" width={{ base: 'full', md: 'auto' }}>
        <CopyButton text={code} label="Copy Code" />
        <CopyButton text={link} label="Copy Link" variant="outline" />
      </chakra.div>
    </chakra.div>
  );
}

/** Placeholders as high as the contents. */
function Placeholder() {
  return (
    <Loading label="Loading your referral code...">
      <Skeleton height={{ base: '12rem', md: '6.5rem' }} />
      <Skeleton height={{ base: '13rem', md: '6.5rem' }} borderRadius="lg" />
      <Skeleton height={{ base: '8rem', md: '16' }} maxWidth="28rem" />
      <Skeleton height="7rem" maxWidth="28rem" borderRadius="lg" />
    </Loading>
  );
}
