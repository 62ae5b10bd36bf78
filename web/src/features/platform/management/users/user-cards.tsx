/** The cards of a user's page: profile, plan and billing, saved picks. */
import { chakra } from '@chakra-ui/react/styled-system';
import { dollars } from '../../../../../../lambdas/domain/platform/format.ts';
import type { UserDetail } from '../../../../api/admin.ts';
import { day, dayAndTime } from '../../../../components/ui/display/dates.ts';
import { StatusLabel } from '../../../../components/ui/display/status-label.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { countOf, figure, planWords } from '../words.ts';
import { Detail, DetailCard, DetailList } from './detail-card.tsx';
import { billingDay, subscriptionWords } from './subscription-words.ts';

export function ProfileCard({ user }: { user: UserDetail }) {
  const { mail_problem: mail } = user;
  return (
    <DetailCard title="Profile">
      {user.deactivated_at && (
        <Notice tone="info" title="Account closed">
          Closed on {day(user.deactivated_at)}. Its data is being deleted.
        </Notice>
      )}
      <DetailList>
        <Detail label="Name">{user.name}</Detail>
        <Detail label="Email">{user.email}</Detail>
        <Detail label="Email verified">{user.verified_at ? day(user.verified_at) : 'Not verified'}</Detail>
        {mail && (
          <Detail label="Email problem">
            <chakra.span color="miss">{mailWords[mail.problem] ?? mail.problem}</chakra.span>, {day(mail.at)}
          </Detail>
        )}
        <Detail label="Registered">{day(user.created_at)}</Detail>
        <Detail label="Last login">{user.last_login ? dayAndTime(user.last_login) : 'Never'}</Detail>
        <Detail label="Passkeys">{user.passkeys === 0 ? 'None' : figure(user.passkeys)}</Detail>
        {user.break_until && <Detail label="Taking a break until">{dayAndTime(user.break_until)}</Detail>}
        {user.excluded_until && <Detail label="Self-excluded until">{day(user.excluded_until)}</Detail>}
        <Detail label="User ID">
          <Code>{user.id}</Code>
        </Detail>
      </DetailList>
    </DetailCard>
  );
}

const mailWords: Readonly<Record<string, string>> = {
  bounced: 'Mail to this address bounced',
  complained: 'Reported our mail as spam',
};

export function BillingCard({ user }: { user: UserDetail }) {
  const date = billingDay(user);
  return (
    <DetailCard title="Plan and Billing">
      <DetailList>
        <Detail label="Plan">{planWords[user.subscription_plan]}</Detail>
        <Detail label="Status">
          <chakra.span color={user.subscription_status === 'past_due' ? 'miss' : undefined}>
            {subscriptionWords(user)}
          </chakra.span>
        </Detail>
        <Detail label={user.cancel_at_period_end ? 'Ends' : 'Next billing'}>{date ?? 'None'}</Detail>
        {user.amount !== null && (
          <Detail label="Amount">
            {dollars(user.amount)} a {user.interval ?? 'month'}
          </Detail>
        )}
        <Detail label="Prompts today">
          {figure(user.prompts_used_today)} of {figure(user.prompts_per_day)}
        </Detail>
        <Detail label="Stripe customer">{user.customer_id ? <Code>{user.customer_id}</Code> : 'None'}</Detail>
      </DetailList>
    </DetailCard>
  );
}

const statuses = ['pending', 'hit', 'miss', 'push'] as const;

export function PicksCard({ picks }: { picks: UserDetail['picks'] }) {
  const total = statuses.reduce((sum, status) => sum + picks[status], 0);
  return (
    <DetailCard title="Saved Picks">
      <p>{countOf(total, 'pick')} in the tracker</p>
      <chakra.ul display="flex" flexWrap="wrap" gap="4">
        {statuses.map((status) => (
          <chakra.li key={status} display="flex" alignItems="center" gap="2">
            <StatusLabel status={status} />
            <chakra.span textStyle="odds">{figure(picks[status])}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </DetailCard>
  );
}

const Code = chakra('code', { base: { fontSize: '0.875rem', color: 'muted' } });
