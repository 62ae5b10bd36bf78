/** The privacy policy, shown as a page and in a dialog. */
import { supportEmail } from './contact.ts';
import type { LegalText } from './legal-text.tsx';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: 'November 23, 2026; first version July 11, 2025',
  sections: [
    {
      title: 'Information collected',
      paragraphs: [
        'Your name, your email address and a one-way hash of your password; your questions and our answers; the picks you save and their results; your play limits and any break or self-exclusion; your passkeys, each with its public key, its name and when it was last used; your referral code, how many people signed up with it, and whether you signed up with someone else’s; your plan and what our payment provider reports about it, but never your card number; and the request logs we need to keep the service secure.',
      ],
    },
    {
      title: 'Use',
      paragraphs: [
        'To answer you, keep your record, bill your plan, send the emails your account needs, prevent abuse and fix problems. We send your questions to the provider of the language model without your name or email address.',
      ],
    },
    {
      title: 'Sharing',
      paragraphs: [
        'We share data with the companies that provide our hosting, email, payments and language model, each only as far as its service requires. We do not sell your data or show advertising. We disclose data when the law requires us to.',
        'Support staff who sign in as administrators can see your account, your plan and the history of its changes, and can open your last ten questions with their answers to help you or to investigate a problem. Each time someone opens your questions, your account’s history records who opened them and when, and keeps that record for two years.',
        'A pick becomes public only if you share it. Anyone with the link to its page can see the pick, its price and reasons, when you saved and shared it, and its result; your first name is shown only if you choose to. You can stop sharing at any time in your tracker or in Settings, and deleting your account ends it. We cannot remove copies that others made or previews that chat services keep.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, passwords are stored as hashes only, and access inside the service is limited to what each part needs. Your browser keeps your session, and the tracker as you last saw it for reading offline, until you sign out, so sign out on shared devices. If you turn on push notifications, we store the address of your browser’s push service and its encryption keys until you turn them off, remove the device, or 90 days pass without a delivery. We also keep a record of the notifications we sent for two weeks, so that nothing is sent twice.',
      ],
    },
    {
      title: 'Rights',
      paragraphs: [
        'You may ask what data we hold about you, have it corrected or deleted, receive a copy, and complain to the data protection authority where you live. You can download your data at any time in Settings and delete your account in My Account.',
        'When you delete your account, we delete it and everything we store with it at once: your name, email address, password hash, passkeys, questions, answers, saved picks, play limits, referral code and credits, and the change history. The accounts of people who signed up with your referral code no longer show it. A second pass an hour later removes anything that was being written at the time. We also delete your customer record at our payment provider, which ends your subscription and any remaining referral credit, and close any open checkout.',
        'What remains: records of your payments, which our payment provider keeps for as long as tax law requires (usually seven years); IDs of payment events, without your name or account, for 45 days, so that none is counted twice; and counters that protect the service from abuse, under a one-way hash of your IP address, which expire within an hour and are removed within two days. The email that confirms the deletion keeps your address until it is sent, which takes minutes and at most three days. Backups are deleted after 35 days, and server logs, which identify an account only by a random ID, after six months.',
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
