/**
 * Credits a referrer for a friend's first payment. Every step is idempotent: the claim is one transaction, the amount is
 * stored before the provider is called, and the provider applies the same credit once. So a redelivered event, or any later
 * payment of the referrer, finishes what a crash interrupted.
 */

import { canonicalEmail, findUser, type User } from '../../data/accounts/users.ts';
import * as store from '../../data/billing/referral-credits.ts';
import { userIdOfCustomer } from '../../data/billing/subscriptions.ts';
import { conflict, retryOnConflict } from '../../data/platform/retry-on-conflict.ts';
import {
  creditCents,
  creditMonth,
  sameMailbox,
  takenBackWithinMs,
} from '../../domain/billing/referral-credit.ts';
import type { Payment, Reversal } from '../../services/billing/payment-event.ts';
import type { Credits } from '../../services/billing/referral-credits.ts';
import { log } from '../../telemetry/log.ts';

/**
 * Handles a successful payment: pays out credits that were waiting for this customer to pay, and for a first payment
 * credits the referrer.
 * @param at time of the payment
 */
export async function applyPayment(payment: Payment, at: Date, now: Date, credits: Credits): Promise<void> {
  const payer = await payerOf(payment.customerId, payment.userId);
  if (!payer) return;
  await payOut(payer, now, credits);
  if (payment.pays !== 'start' || !payer.referredBy) return;
  const referrer = await findUser(payer.referredBy);
  if (!referrer || referrer.deactivatedAt || isSamePerson(payer, referrer, payment.customerId)) return;
  const cards = await credits.cardsOf(payment.customerId);
  const claimed = await store.claimCredit({
    id: store.creditId(payer.email),
    userId: referrer.id,
    at: at.toISOString(),
    state: 'waiting',
    cards,
  });
  if (claimed) await payOut(referrer, now, credits);
}

/**
 * Handles a full refund or a dispute. If it concerns the friend's first payment and comes in time, the unused part of the
 * credit is withdrawn. The referrer is never charged.
 */
export async function applyReversal({ chargeId }: Reversal, now: Date, credits: Credits): Promise<void> {
  const { customerId, created } = await credits.chargeOf(chargeId);
  const payer = customerId ? await payerOf(customerId, undefined) : undefined;
  if (!payer?.referredBy) return;
  const id = store.creditId(payer.email);
  const credit = await store.findCredit(payer.referredBy, id);
  if (!credit) {
    // The reversal arrived before the payment: claim the credit as withdrawn, so that the payment earns nothing.
    const at = new Date(created * 1000).toISOString();
    await store.claimCredit({ id, userId: payer.referredBy, at, state: 'withdrawn' });
    return;
  }
  if (credit.state === 'withdrawn') return;
  const paidAt = Date.parse(credit.at);
  // The payment event follows its charge, so a charge created later belongs to another payment.
  const isFirst = created * 1000 <= paidAt;
  if (!isFirst || now.getTime() - paidAt > takenBackWithinMs) return;
  const referrer = await findUser(credit.userId);
  if (credit.state !== 'waiting' && referrer?.customerId) {
    const { amount = 0, currency = '' } = credit;
    // A reserved credit may or may not have reached the provider. Giving it first (idempotent) makes it safe to take back.
    if (credit.state === 'reserved') await credits.give(referrer.customerId, { id, amount, currency });
    await credits.withdraw(referrer.customerId, { id, amount, currency });
  }
  await store.settleCredit(credit, 'withdrawn');
  log.info('referral credit withdrawn', { userId: credit.userId });
}

async function payerOf(customerId: string, fallbackId: string | undefined): Promise<User | undefined> {
  const userId = (await userIdOfCustomer(customerId)) ?? fallbackId;
  const user = userId === undefined ? undefined : await findUser(userId);
  return user?.deactivatedAt ? undefined : user;
}

function isSamePerson(payer: User, referrer: User, customerId: string): boolean {
  return (
    payer.id === referrer.id ||
    customerId === referrer.customerId ||
    sameMailbox(canonicalEmail(payer.email), canonicalEmail(referrer.email))
  );
}

/** Pays out a referrer's waiting credits if they have a paid plan; otherwise the credits keep waiting. */
async function payOut({ id: userId, customerId }: User, now: Date, credits: Credits): Promise<void> {
  const all = await store.creditsOf(userId);
  // Reserved ones first: they are within a month's limit already, and the first one beyond it ends the run.
  const open = (['reserved', 'waiting'] as const).flatMap((wanted) =>
    all.filter(({ state }) => state === wanted),
  );
  if (open.length === 0 || !customerId) return;
  const [month, ownCards] = await Promise.all([credits.monthOf(customerId), credits.cardsOf(customerId)]);
  if (!month) return;
  for (const credit of open) {
    if (credit.state === 'waiting' && credit.cards?.some((card) => ownCards.includes(card))) {
      log.warn('referral paid with the referrer’s own card', { userId });
      await store.settleCredit(credit, 'withdrawn');
      continue;
    }
    const reserved = credit.state === 'reserved' ? credit : await reserve(credit, month, now);
    if (!reserved) return;
    const { id, amount = 0, currency = month.currency } = reserved;
    await credits.give(customerId, { id, amount, currency });
    await store.settleCredit(reserved, 'paid');
    log.info('referral credited', { userId, amount, currency });
  }
}

/**
 * Another event may credit the same referrer at the same time; the month's total is then read again.
 * @returns undefined if the month's limit, one month's price, is reached; the rest waits for the next month
 */
async function reserve(
  credit: store.ReferralCredit,
  { price, currency }: { price: number; currency: string },
  now: Date,
): Promise<store.ReferralCredit | undefined> {
  const month = creditMonth(now);
  return retryOnConflict('the referrer’s monthly total', async () => {
    const credited = await store.creditedIn(credit.userId, month);
    const amount = creditCents(price, credited);
    if (amount === 0) return undefined;
    if (await store.reserveCredit(credit, { month, credited, amount, currency }))
      return { ...credit, state: 'reserved', amount, currency };
    const current = await store.findCredit(credit.userId, credit.id);
    if (current?.state === 'waiting') return conflict;
    return current?.state === 'reserved' ? current : undefined;
  });
}
