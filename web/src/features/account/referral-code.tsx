/** 'Your Referral Code': the code, ways to pass it on, and what it has brought. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type Referral, referralQuery } from '../../api/account.ts';
import { percent } from '../../components/figures.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { useUser } from '../../session/provider.tsx';
import { CopyButton } from './copy-button.tsx';
import { ShareLinks } from './share-links.tsx';

export function ReferralCode() {
  const query = useQuery(referralQuery(useUser().id));
  const { data, isPending } = query;
  if (isPending) return <Waiting />;
  if (!data)
    return <LoadFailure query={query} fallback="Failed to load your referral code. Please try again." />;
  return <Shown referral={data} />;
}

function Shown({
  referral: { code, link, signUps, percentPerSignUp, percentEarned },
}: {
  referral: Referral;
}) {
  return (
    <chakra.div display="grid" gap="6">
      <chakra.p color="muted" maxWidth="text">
        Get {percentPerSignUp}% off your subscription for each sign-up using your code. A sign-up counts once
        your friend has confirmed the email address.
      </chakra.p>
      <Ticket code={code} link={link} />
      <ShareLinks link={link} />
      <chakra.dl display="grid" gap="3" gridTemplateColumns="1fr 1fr" maxWidth="28rem">
        <StatCard label="Sign-ups" value={String(signUps)} note="With your code" />
        <StatCard label="Earned" value={percent(percentEarned)} note="Off your subscription" />
      </chakra.dl>
    </chakra.div>
  );
}

/** Looks like something to tear off and hand over. */
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

/** As high as what it stands for. */
function Waiting() {
  return (
    <Loading label="Loading your referral code...">
      <Skeleton height={{ base: '6rem', md: '12' }} />
      <Skeleton height={{ base: '13rem', md: '6.5rem' }} borderRadius="lg" />
      <Skeleton height={{ base: '8rem', md: '16' }} maxWidth="28rem" />
      <Skeleton height="7rem" maxWidth="28rem" borderRadius="lg" />
    </Loading>
  );
}
