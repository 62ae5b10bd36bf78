/** The terms and conditions, shown as a page and in a dialog. */
import { ageCondition } from '../../../../lambdas/domain/accounts/age-rule.ts';
import { supportEmail } from './contact.ts';
import type { LegalText } from './legal-text.tsx';

export const terms: LegalText = {
  title: 'Terms and Conditions',
  updated: 'July 11, 2025',
  sections: [
    {
      title: 'Service overview',
      paragraphs: [
        'GamePlan is an information service. It answers questions about scheduled sports games with suggestions, the prices they were made at and the reasons for them, and keeps a record of the picks that you save.',
        'Predictions are informational only. There is no betting and no real-money gambling on GamePlan: we take no bets, hold no stakes, pay no winnings, and are tied to no sportsbook, league or team.',
      ],
    },
    {
      title: 'Eligibility',
      paragraphs: [`You must be ${ageCondition}, and using such a service must be allowed there.`],
    },
    {
      title: 'No guarantee of results',
      paragraphs: [
        'No one can know how a game will end. Suggestions, probabilities and confidence figures may be wrong or out of date, and past results do not predict future ones. What you do with them is your own decision and your own risk.',
      ],
    },
    {
      title: 'Acceptable use',
      paragraphs: [
        'Your account is for your use only. Do not share it, copy or resell what the service shows in bulk, try to break in or to overload it, get around its limits, or use it for anything unlawful.',
      ],
    },
    {
      title: 'Subscription and billing',
      paragraphs: [
        'Paid plans are billed monthly in advance by our payment provider, the only party that sees your card details, and renew until you cancel. You can cancel at any time and keep access until the end of the period you paid for. Prices are shown before you buy, in US dollars.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'The software, design and texts of GamePlan belong to us or to those who license them to us. League and team names belong to their owners and are used only to identify games. You keep the rights to what you write and allow us to process it to answer you.',
      ],
    },
    {
      title: 'Termination',
      paragraphs: [
        'You may stop using the service whenever you like. We may suspend or close an account that breaks these terms, and will say why unless the law forbids it.',
      ],
    },
    {
      title: 'Changes to terms',
      paragraphs: [
        'We may change these terms. The date above shows when they last changed. Before a change that matters to you takes effect, we will send an email to the address of your account.',
      ],
    },
    {
      title: 'Jurisdiction',
      paragraphs: [
        'These terms are governed by the laws of Quebec, Canada, and its courts decide disputes, unless the law of where you live gives you a right that cannot be waived.',
      ],
    },
    { title: 'Contact', paragraphs: [`Questions about these terms: ${supportEmail}`] },
  ],
};
