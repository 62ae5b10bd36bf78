/** Frequently asked questions. */
import { chakra } from '@chakra-ui/react/styled-system';
import { ageRule } from '../../../../../lambdas/domain/accounts/age-rule.ts';
import { supportEmail } from '../../../components/legal/contact.ts';
import { IconChevron } from '../../../components/ui/display/icons.tsx';
import { Band } from './band.tsx';

const questions = [
  {
    question: 'Can I cancel?',
    answer:
      'Yes, anytime, with two clicks on your Subscription page. You keep access until the end of the month you paid for, and you are not charged again.',
  },
  {
    question: 'Do I get a refund?',
    answer: `Canceling stops the next payment; the month you paid for stays open until it ends. If you were charged by mistake, write to ${supportEmail}.`,
  },
  {
    question: 'Which sportsbooks are covered?',
    answer:
      'Every play names the sportsbook its price comes from. Choose your own books in Settings, and plays use the best price among them. GamePlan is not affiliated with any sportsbook.',
  },
  {
    question: 'Is this betting?',
    answer: `No. GamePlan is information: it takes no bets and holds no money. Whether you place a bet at a sportsbook is up to you, where it is legal and you are old enough: ${ageRule}.`,
  },
  {
    question: 'What if I lose?',
    answer:
      'You can, and over time most bettors do: the price includes the sportsbook’s margin. Every play shows what it costs on average, and no one can promise a win. Never bet money you cannot afford to lose. You can take a break for a day, a week or a month at any time.',
  },
] as const;

export function Questions() {
  return (
    <Band
      id="questions"
      title="Questions and answers"
      intro="The short version. The full one is in our terms."
    >
      <chakra.div borderBottomWidth="1px" maxWidth="text">
        {questions.map(({ question, answer }) => (
          <chakra.details
            key={question}
            borderTopWidth="1px"
            css={{ '&[open] svg': { transform: 'rotate(180deg)' } }}
          >
            <chakra.summary
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="4"
              minHeight="14"
              cursor="pointer"
              listStyle="none"
              fontSize="1.125rem"
              fontWeight="medium"
              css={{ '&::-webkit-details-marker': { display: 'none' } }}
            >
              {question}
              <IconChevron color="muted" />
            </chakra.summary>
            <chakra.p color="muted" paddingBottom="5" lineHeight="1.55">
              {answer}
            </chakra.p>
          </chakra.details>
        ))}
      </chakra.div>
    </Band>
  );
}
