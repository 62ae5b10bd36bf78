/** The privacy policy, shown as a page and in a dialog. */
import { supportEmail } from './contact.ts';
import type { LegalText } from './legal-text.tsx';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: 'July 11, 2025',
  sections: [
    {
      title: 'Information collected',
      paragraphs: [
        'Your name, your e-mail address and a one-way hash of your password; what you ask and the answers; the picks you save and how they went; your plan and what our payment provider tells us about it, never your card number; and the technical record of requests that keeping a service safe needs.',
      ],
    },
    {
      title: 'Use',
      paragraphs: [
        'To answer you, keep your record, bill your plan, send the mails your account needs, prevent abuse and mend faults. Your questions are sent to the provider of the language model to be answered, without your name or address.',
      ],
    },
    {
      title: 'Sharing',
      paragraphs: [
        'With those who work for us: hosting, mail, payments and the language model, each only as far as its work needs. We sell nothing about you and show no advertising. We disclose data where the law obliges us to.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, passwords are stored as hashes only, and access inside the service is limited to what each part needs. Your session is kept in your browser: sign out on devices that others use.',
      ],
    },
    {
      title: 'Rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected or deleted, take it with you, and complain to the data protection authority where you live.',
      ],
    },
    {
      title: 'Jurisdiction',
      paragraphs: [
        'This policy is governed by the laws of Quebec, Canada. Data may be processed where our providers have their servers, under contracts that hold them to this policy.',
      ],
    },
    { title: 'Contact', paragraphs: [`Questions about your data: ${supportEmail}`] },
  ],
};
