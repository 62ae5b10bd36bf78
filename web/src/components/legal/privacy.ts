/** The privacy policy, shown as a page and in a dialog. */
import { supportEmail } from './contact.ts';
import type { LegalText } from './legal-text.tsx';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: 'July 11, 2025',
  revised: 'Revised November 22, 2026, to say what is kept after you delete your account.',
  sections: [
    {
      title: 'Information collected',
      paragraphs: [
        'Your name, your email address and a one-way hash of your password; what you ask and the answers; the picks you save and how they went; the play limits you set and a break or self-exclusion you take; your passkeys, each as its public key, the name you gave it and when it was last used; your referral code, how many people signed up with it, and whether you signed up with somebody else’s; your plan and what our payment provider tells us about it, never your card number; and the technical record of requests that keeping a service safe needs.',
      ],
    },
    {
      title: 'Use',
      paragraphs: [
        'To answer you, keep your record, bill your plan, send the emails your account needs, prevent abuse and fix problems. Your questions are sent to the provider of the language model to be answered, without your name or address.',
      ],
    },
    {
      title: 'Sharing',
      paragraphs: [
        'With those who work for us: hosting, mail, payments and the language model, each only as far as its work needs. We sell nothing about you and show no advertising. We disclose data where the law obliges us to.',
        'A pick of yours becomes public only if you share it. Its page shows the pick, its price and reasons, when you saved and shared it, and its result, to anyone who has the link; your first name only if you choose so. You can stop sharing at any time in your tracker or in Settings, and it ends with your account. Copies that others made, and previews that chat services keep, are out of our reach.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, passwords are stored as hashes only, and access inside the service is limited to what each part needs. Your session, and the tracker as you last saw it for reading it offline, are kept in your browser until you sign out: sign out on devices that others use. If you turn on push notifications, we store the address of your browser’s push service with the keys to encrypt for it, until you turn them off, remove the device or 90 days pass without a delivery; we also keep, for two weeks, what we notified you of so that nothing is sent twice.',
      ],
    },
    {
      title: 'Rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected or deleted, take it with you, and complain to the data protection authority where you live. Settings lets you download your data at any time, and My Account lets you delete your account.',
        'When you delete your account, we delete it and everything we store with it at once: your name, address, password hash, passkeys, questions, answers, saved picks, play limits, referral code and credits, and the history of changes. The accounts of people who signed up with your referral code no longer say that they did. A second pass an hour later removes anything that was being written at the time. We also delete your customer record at our payment provider, which ends your subscription and any referral credit that is left, and close any checkout you left open.',
        'What remains: records of payments you made, which our payment provider keeps for as long as tax law requires (usually seven years); numbers of payment events, without your name or account, for 45 days, so that none is counted twice; and counters that protect the service from abuse, under a one-way hash of your network address, which expire within an hour and are removed within two days. Backups are deleted after 35 days, and server logs, which name an account only by a random number, after six months.',
        'If you excluded yourself from GamePlan, we keep a one-way hash of your mailbox and the date the exclusion ends, until that date, so that deleting your account and registering again does not end it. The exclusion applies to every account of the same mailbox.',
        'If your first payment earned a friend a referral credit, we keep a one-way hash of your mailbox and the date of that payment, so that a mailbox earns a credit only once. Your friend’s account keeps the same hash with the credit.',
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
