/** The credit earned by a referral code, from the payment provider's figures. */
import { chakra } from '@chakra-ui/react/styled-system';
import { dollars } from '../../../../../../lambdas/domain/platform/format.ts';
import type { Referral } from '../../../../api/account.ts';
import { StatCard } from '../../../../components/ui/display/stat-card.tsx';

export function ReferralCredit({
  signUps,
  waiting,
  credit,
}: Pick<Referral, 'signUps' | 'waiting' | 'credit'>) {
  return (
    <chakra.div display="grid" gap="4">
      <chakra.dl display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} maxWidth="32rem">
        <StatCard label="Sign-ups" value={String(signUps)} note="Friends who verified their email" />
        <StatCard
          label="Credit"
          value={credit ? dollars(credit.left) : 'Not available'}
          note={
            credit
              ? 'Applied to your next payments'
              : 'Our payment provider did not respond. Try again later.'
          }
        />
      </chakra.dl>
      {waiting > 0 && (
        <chakra.p color="muted" maxWidth="text">
          {waiting === 1 ? '1 credit is waiting' : `${waiting} credits are waiting`}. It is added when you pay
          for a plan, or next month if this month’s limit is reached.
        </chakra.p>
      )}
      {credit && credit.entries.length > 0 && <Entries entries={credit.entries} />}
    </chakra.div>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function Entries({ entries }: { entries: NonNullable<Referral['credit']>['entries'] }) {
  return (
    <chakra.table width="full" maxWidth="32rem" textStyle="small">
      <chakra.caption textStyle="label" color="muted" textAlign="start" marginBottom="2">
        Credit history
      </chakra.caption>
      <chakra.thead srOnly>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Entry</th>
          <th scope="col">Amount</th>
        </tr>
      </chakra.thead>
      <tbody>
        {entries.map(({ at, amount }, index) => (
          <chakra.tr key={index} borderTopWidth="1px">
            <chakra.td paddingY="2" whiteSpace="nowrap">
              {day.format(new Date(at))}
            </chakra.td>
            <chakra.td paddingY="2" paddingX="3" color="muted">
              {amount < 0 ? 'Withdrawn: payment refunded' : 'A friend’s first payment'}
            </chakra.td>
            <chakra.td paddingY="2" textAlign="end" fontVariantNumeric="tabular-nums">
              {dollars(amount)}
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
