/** 'Your Personal Information': the profile and the preferences that shape answers. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { MailProblem } from '../../../../../lambdas/contracts/accounts/account.ts';
import { profileQuery } from '../../../api/account.ts';
import { day } from '../../../components/ui/display/dates.ts';
import { Loading, Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../session/provider.tsx';
import { Facts } from './facts.tsx';
import { TasteForm, tasteGrid } from './taste-form.tsx';

export function PersonalInformation() {
  const query = useQuery(profileQuery(useUser().id));
  const { data: profile, isPending } = query;
  if (isPending) return <Placeholder />;
  if (!profile)
    return <LoadFailure query={query} fallback="Failed to load your profile. Please try again." />;
  return (
    <chakra.div display="grid" gap="8">
      <Facts
        facts={[
          ['Full name', profile.name],
          ['Email', profile.email],
          ['Member since', day(profile.createdAt)],
        ]}
      />
      {profile.mailProblem && (
        <Notice tone="error" title="Our emails are not reaching you">
          {mailProblems[profile.mailProblem]} We have stopped sending email to {profile.email}, password reset
          links included. Please contact support to change your address.
        </Notice>
      )}
      <TasteForm profile={profile} />
    </chakra.div>
  );
}

const mailProblems: Readonly<Record<MailProblem, string>> = {
  bounced: 'The last one bounced: the address does not seem to exist.',
  complained: 'The last one was reported as spam.',
};

/** Placeholders as high as the contents. */
function Placeholder() {
  return (
    <Loading label="Loading your profile...">
      <chakra.div display="grid" gap="5" paddingY="1">
        {['45%', '60%', '50%'].map((width) => (
          <Skeleton key={width} height="5" width={width} />
        ))}
      </chakra.div>
      <Skeleton height={{ base: '5rem', md: '3.5' }} />
      <chakra.div {...tasteGrid}>
        {[1, 2, 3, 4].map((field) => (
          <chakra.div key={field} display="grid" gap="2" paddingY="1">
            <Skeleton height="4" width="8rem" />
            <Skeleton height="12" borderRadius="md" />
            <Skeleton height="4" width="14rem" maxWidth="full" />
          </chakra.div>
        ))}
      </chakra.div>
      <Skeleton width="9rem" height="11" borderRadius="md" />
    </Loading>
  );
}
