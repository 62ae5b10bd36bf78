/**
 * Credits a referrer for a friend's first payment. Each step can be repeated: the claim is one transaction, the amount is
 * stored before the provider is asked, and the provider enters the same credit once. So an event that comes again after a
 * crash, or any later payment of the referrer, finishes what was begun.
 */
import * as store from '../../data/referral-credits.ts';
import { userIdOfCustomer } from '../../data/subscriptions.ts';
import { canonicalEmail, findUser, type User } from '../../data/users.ts';
import { creditCents, creditMonth, sameMailbox, takenBackWithinMs } from '../../domain/referral-credit.ts';
import type { Payment, Reversal } from '../../services/payment-event.ts';
import type { Credits } from '../../services/referral-credits.ts';
import { log } from '../../telemetry/log.ts';

/** Another event may credit the same referrer in the same moment; then the month is read again. */
const attempts = 5;

/**
 * A payment succeeded: what waits for this customer's own payment is credited, and a first payment earns the referrer
 * a credit.
 * @param at when it was made
 */
export async function takePayment(payment: Payment, at: Date, now: Date, credits: Credits): Promise<void> {
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
 * A payment was refunded in full or disputed. The first one within the time takes the credit back, as far as it has not
 * been used: nobody is charged for what a friend does.
 */
export async function takeReversal({ chargeId }: Reversal, now: Date, credits: Credits): Promise<void> {
  const { customerId, created } = await credits.chargeOf(chargeId);
  const payer = customerId ? await payerOf(customerId, undefined) : undefined;
  if (!payer?.referredBy) return;
  const id = store.creditId(payer.email);
  const credit = await store.findCredit(payer.referredBy, id);
  if (!credit) {
    // Told before the payment was: claimed now, so that the payment earns nothing when it is told.
    const at = new Date(created * 1000).toISOString();
    await store.claimCredit({ id, userId: payer.referredBy, at, state: 'withdrawn' });
    return;
  }
  if (credit.state === 'withdrawn') return;
  const paidAt = Date.parse(credit.at);
  // The event of a payment comes after its charge: a later charge is another month's.
  const isFirst = created * 1000 <= paidAt;
  if (!isFirst || now.getTime() - paidAt > takenBackWithinMs) return;
  const referrer = await findUser(credit.userId);
  if (credit.state !== 'waiting' && referrer?.customerId) {
    const { amount = 0, currency = '' } = credit;
    // A reservation may have reached the provider or not: entered first, it can be taken back for certain.
    if (credit.state === 'reserved') await credits.give(referrer.customerId, { id, amount, currency });
    await credits.takeBack(referrer.customerId, { id, amount, currency });
  }
  await store.settleCredit(credit, 'withdrawn');
  log.info('referral credit withdrawn', { userId: credit.userId });
}

async function payerOf(customerId: string, named: string | undefined): Promise<User | undefined> {
  const userId = (await userIdOfCustomer(customerId)) ?? named;
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

/** Credits what waits for a referrer, if they pay for a plan; otherwise it goes on waiting. */
async function payOut({ id: userId, customerId }: User, now: Date, credits: Credits): Promise<void> {
  const open = (await store.creditsOf(userId)).filter(
    ({ state }) => state === 'waiting' || state === 'reserved',
  );
  if (open.length === 0 || !customerId) return;
  const [month, ownCards] = await Promise.all([credits.monthOf(customerId), credits.cardsOf(customerId)]);
  if (!month) return;
  for (const credit of open) {
    if (credit.state === 'waiting' && credit.cards?.some((card) => ownCards.includes(card))) {
      log.warn('referral paid by the card of the referrer', { userId });
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

/** @returns undefined where the month's price is reached: the rest waits for the next */
async function reserve(
  credit: store.ReferralCredit,
  { price, currency }: { price: number; currency: string },
  now: Date,
): Promise<store.ReferralCredit | undefined> {
  const month = creditMonth(now);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const credited = await store.creditedIn(credit.userId, month);
    const amount = creditCents(price, credited);
    if (amount === 0) return undefined;
    if (await store.reserveCredit(credit, { month, credited, amount, currency }))
      return { ...credit, state: 'reserved', amount, currency };
    const current = await store.findCredit(credit.userId, credit.id);
    if (current?.state !== 'waiting') return current?.state === 'reserved' ? current : undefined;
  }
  throw new Error('The month of a referrer was changed too often to credit it');
}
