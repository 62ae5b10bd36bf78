/** A customer's actions on the provider's hosted pages. */

import { escapeHtml } from '../../../lambdas/domain/platform/html.ts';
import type { Controls } from '../controls.ts';
import type { Answer, LocalRequest } from '../http.ts';
import { page } from '../pages.ts';
import { localPageHeaders } from '../security-headers.ts';
import type { Billing } from './billing.ts';
import { subscriptionOf } from './billing.ts';
import { findIn } from './lists.ts';
import type { Order, Subscription } from './objects.ts';
import { checkoutPage, closedPage, type Notice, portalPage } from './pages.ts';
import { Refused } from './refusal.ts';
import { type Store, seconds } from './store.ts';

interface Hosted {
  readonly store: Store;
  readonly billing: Billing;
  readonly controls: Controls;
}

/** @param request path starts with `/checkout/` or `/portal/` */
export function answerHosted(hosted: Hosted, request: LocalRequest): Answer {
  const [, kind, id = ''] = /^\/(checkout|portal)\/(\w+)$/.exec(request.path) ?? [];
  const form = request.method === 'POST' ? new URLSearchParams(request.body.toString('utf8')) : null;
  const action = form?.get('do') ?? null;
  try {
    if (kind === 'checkout') return checkout(hosted, id, action, form?.get('card') || undefined);
    if (kind === 'portal') return portal(hosted, id, action);
  } catch (error) {
    if (error instanceof Refused)
      return html(page('Not done', `<p role="alert">${escapeHtml(error.message)}</p>`), error.status);
    throw error;
  }
  return html(page('Not found', '<p>This page does not exist.</p>'), 404);
}

function checkout(
  { store, billing, controls }: Hosted,
  id: string,
  action: string | null,
  card: string | undefined,
): Answer {
  const order = findIn(store.orders, 'checkout.session', id);
  const { session } = order;
  if (session.status === 'complete')
    return html(closedPage('This checkout is complete: the plan has been paid.'));
  if (session.status === 'expired' || session.expires_at <= seconds())
    return html(closedPage('This checkout has expired. Please start again.'));
  switch (action) {
    case null:
      return html(showCheckout(store, order));
    case 'cancel':
      return session.cancel_url ? goTo(session.cancel_url) : html(showCheckout(store, order));
    case 'decline':
      return html(showCheckout(store, order, declined), 402);
    case 'pay': {
      const words = `${session.customer} ${session.customer_details.email} ${session.client_reference_id}`;
      if (controls.take('cards', words).mode === 'declined')
        return html(showCheckout(store, order, declined), 402);
      const paid = billing.pay(order, card);
      return goTo(paid.session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', paid.session.id));
    }
    default:
      return html(showCheckout(store, order), 400);
  }
}

const declined: Notice = { kind: 'alert', text: 'Your card was declined. You have not been charged.' };

function showCheckout(store: Store, order: Order, notice?: Notice): string {
  const price = findIn(store.prices, 'price', order.price);
  return checkoutPage(order, price, findIn(store.products, 'product', price.product), notice);
}

function portal({ store, billing }: Hosted, id: string, action: string | null): Answer {
  const session = findIn(store.portals, 'portal session', id);
  const customer = findIn(store.customers, 'customer', session.customer);
  const before = subscriptionOf(store, customer);
  const notice = action !== null && before ? act(store, billing, before, action) : undefined;
  const subscription = subscriptionOf(store, customer);
  const product = (productId: string) => findIn(store.products, 'product', productId);
  const current = subscription?.items.data[0].price;
  return html(
    portalPage({
      portal: session,
      customer,
      subscription,
      productName: current ? product(current.product).name : '',
      others: Object.values(store.prices)
        .filter((price) => price.active && price.recurring && price.product !== current?.product)
        .map((price) => ({ price, product: product(price.product) })),
      nextFails: store.failing[customer.id] === true,
      notice,
    }),
  );
}

/** Does an action of the portal or the controls. @throws Refused */
export function act(store: Store, billing: Billing, subscription: Subscription, action: string): Notice {
  const done = (text: string): Notice => ({ kind: 'status', text });
  const [verb, priceId = ''] = action.split(':');
  switch (verb) {
    case 'cancel':
      billing.setCancelDate(subscription, subscription.items.data[0].current_period_end);
      return done('The subscription will end with the current period.');
    case 'keep':
      billing.setCancelDate(subscription, null);
      return done('The subscription will continue.');
    case 'switch':
      billing.switchPrice(subscription, findIn(store.prices, 'price', priceId));
      return done('The plan was changed.');
    case 'fail-next':
      store.failing[subscription.customer] = true;
      store.save();
      return done('The next payment will fail.');
    case 'let-pass':
      delete store.failing[subscription.customer];
      store.save();
      return done('The next payment will succeed.');
    case 'renew':
      return done(`The period ended. The subscription is now ${billing.renew(subscription).status}.`);
    case 'recover':
      billing.recover(subscription);
      return done('The invoice was paid.');
    case 'refund':
    case 'dispute':
      billing.reverse(subscription.customer, verb);
      return done(verb === 'refund' ? 'The first payment was refunded.' : 'The first payment is disputed.');
    case 'end':
      billing.end(subscription);
      return done('The subscription has ended.');
    default:
      throw new Refused(400, `There is no action ${verb}`);
  }
}

export const actions = [
  'cancel',
  'keep',
  'fail-next',
  'let-pass',
  'renew',
  'recover',
  'refund',
  'dispute',
  'end',
] as const;

function html(body: string, status = 200): Answer {
  return { status, body, type: 'text/html; charset=utf-8', headers: localPageHeaders };
}

/** 303, so that a reload does not pay again. */
function goTo(url: string): Answer {
  return { status: 303, body: '', headers: { location: url } };
}
