/** /disclaimer: what GamePlan is not, who may use it, and where there is help. */
import { chakra } from '@chakra-ui/react/styled-system';
import { ageRule } from '../../../../../lambdas/domain/accounts/age-rule.ts';
import { canada, dialLink, type Helpline, usa } from '../../../../../lambdas/domain/accounts/helplines.ts';
import { supportEmail } from '../../../components/legal/contact.ts';
import { OutsideLink } from '../../../components/ui/controls/text-link.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { LegalLayout } from './legal-layout.tsx';

const points = [
  {
    title: 'Not a sportsbook',
    text: 'GamePlan takes no bets and no deposits, and is tied to no sportsbook, league or team.',
  },
  {
    title: 'Information only',
    text: 'What you read here is information and entertainment. It is not betting, financial or legal advice.',
  },
  {
    title: 'No guaranteed result',
    text: 'Predictions, probabilities and texts made by AI may be wrong or out of date. Past results do not predict future ones.',
  },
  {
    title: 'Age',
    text: `${ageRule}, and only where it is legal. Local law applies.`,
  },
  {
    title: 'Within your means',
    text: 'Never bet what you cannot afford to lose, never borrow to bet, and never chase a loss.',
  },
];

const signs = [
  'You bet more, or for longer, than you meant to.',
  'You try to win back what you lost.',
  'You hide it, or lie about it.',
  'You borrow, sell things or skip bills to bet.',
  'You feel restless or irritable when you try to stop.',
];

export function DisclaimerPage() {
  return (
    <LegalLayout>
      <chakra.div display="grid" gap="10">
        <PageHeading title="Disclaimer" intro="What GamePlan is, what it is not, and where to find help." />
        <chakra.div display="grid" gap="6">
          {points.map(({ title, text }) => (
            <chakra.section key={title} display="grid" gap="1.5">
              <chakra.h2 textStyle="name">{title}</chakra.h2>
              <chakra.p color="muted">{text}</chakra.p>
            </chakra.section>
          ))}
        </chakra.div>
        <chakra.section display="grid" gap="4" aria-labelledby="signs">
          <chakra.h2 id="signs" textStyle="heading">
            When it stops being fun
          </chakra.h2>
          <chakra.p color="muted">
            If any of these sounds like you, talk to someone today. Every licensed sportsbook must also let
            you exclude yourself.
          </chakra.p>
          <chakra.ul listStyle="disc" paddingLeft="5" display="grid" gap="1.5" color="muted">
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </chakra.ul>
        </chakra.section>
        <chakra.section display="grid" gap="3">
          <chakra.h2 textStyle="heading">Tools in your account</chakra.h2>
          <chakra.p color="muted">
            In Settings you can limit your prompts per day, set a reminder, take a break of up to a month, or
            exclude yourself from GamePlan for 6 months to 5 years. Lower limits take effect at once and
            higher ones after 24 hours. A break or an exclusion cannot be shortened.
          </chakra.p>
        </chakra.section>
        <Helplines title="Help in Canada" lines={canada} />
        <Helplines title="Help in the USA" lines={usa} />
        <chakra.p textStyle="small" color="muted">
          Has a number changed? Please let us know:{' '}
          <OutsideLink href={`mailto:${supportEmail}`}>{supportEmail}</OutsideLink>. Last updated July 11,
          2025.
        </chakra.p>
      </chakra.div>
    </LegalLayout>
  );
}

function Helplines({ title, lines }: { title: string; lines: readonly Helpline[] }) {
  return (
    <chakra.section display="grid" gap="4">
      <chakra.h2 textStyle="heading">{title}</chakra.h2>
      <chakra.ul borderWidth="1px" borderRadius="lg" bg="panel">
        {lines.map((line, index) => (
          <chakra.li
            key={line.number}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
            paddingX="5"
            paddingY="3"
            borderTopWidth={index === 0 ? '0' : '1px'}
          >
            <div>
              <p>{line.region}</p>
              <chakra.p textStyle="small" color="muted">
                {line.name}
                {line.note && `. ${line.note}`}
              </chakra.p>
            </div>
            <chakra.a
              href={dialLink(line)}
              textStyle="odds"
              color="accentFg"
              display="inline-flex"
              alignItems="center"
              minHeight="11"
              textDecoration="underline"
              textUnderlineOffset="4px"
            >
              {line.number}
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
