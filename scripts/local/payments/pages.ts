/** The hosted pages: checkout, and customer portal. */
import { escapeHtml } from '../../../lambdas/domain/platform/html.ts';
import { page } from '../pages.ts';
import type { Customer, Order, PortalSession, Price, Product, Subscription } from './objects.ts';

/** Result of an action, or an error. */
export interface Notice {
  readonly kind: 'alert' | 'status';
  readonly text: string;
}

const notMoney =
  '<p>This page replaces the payment provider. It asks for no card, and no money is charged.</p>';

export function checkoutPage(order: Order, price: Price, product: Product, notice?: Notice): string {
  const { session } = order;
  return page(
    'Checkout',
    `${shown(notice)}${notMoney}
<dl>
<dt>Plan</dt><dd>${escapeHtml(product.name)}</dd>
<dt>Price</dt><dd>${money(price)}</dd>
<dt>Email</dt><dd>${escapeHtml(session.customer_details.email ?? 'not given')}</dd>
</dl>
<form method="post">
<button name="do" value="pay">Pay and subscribe</button>
<button name="do" value="decline">Pay with a card that is declined</button>
${session.cancel_url ? '<button name="do" value="cancel">Cancel and go back</button>' : ''}
</form>`,
  );
}

/** @param text shown instead of the checkout */
export function closedPage(text: string): string {
  return page('Checkout', `<p>${escapeHtml(text)}</p>`);
}

export interface PortalView {
  readonly portal: PortalSession;
  readonly customer: Customer;
  readonly subscription: Subscription | undefined;
  /** Prices of other plans. */
  readonly others: readonly { readonly price: Price; readonly product: Product }[];
  readonly productName: string;
  readonly nextFails: boolean;
  readonly notice?: Notice | undefined;
}

export function portalPage(view: PortalView): string {
  const { portal, customer, subscription, notice } = view;
  const back = portal.return_url
    ? `<p><a href="${escapeHtml(portal.return_url)}">Return to GamePlan</a></p>`
    : '';
  return page(
    'Billing portal',
    `${shown(notice)}${notMoney}
<p>Customer: ${escapeHtml(customer.email ?? customer.id)}</p>
${subscription ? subscriptionPart(subscription, view) : '<p>There is no subscription.</p>'}
${back}`,
  );
}

function subscriptionPart(
  subscription: Subscription,
  { productName, others, nextFails }: PortalView,
): string {
  const [item] = subscription.items.data;
  const facts = `<dl>
<dt>Plan</dt><dd>${escapeHtml(productName)}, ${money(item.price)}</dd>
<dt>Status</dt><dd>${escapeHtml(subscription.status)}</dd>
<dt>${subscription.cancel_at === null ? 'Next payment' : 'Ends'}</dt><dd>${day(subscription.cancel_at ?? item.current_period_end)}</dd>
</dl>`;
  if (subscription.status === 'canceled') return facts;
  return `${facts}
<form method="post"><fieldset><legend>Your subscription</legend>
${subscription.cancel_at === null ? button('cancel', 'Cancel at the end of the period') : button('keep', 'Do not cancel')}
${others.map(({ price, product }) => button(`switch:${price.id}`, `Change to ${product.name}, ${money(price)}`)).join('\n')}
${subscription.status === 'past_due' ? button('recover', 'Pay the open invoice') : ''}
</fieldset>
<fieldset><legend>What only this stand-in can do</legend>
${nextFails ? button('let-pass', 'Let the next payment succeed') : button('fail-next', 'Make the next payment fail')}
${button('renew', 'End the period now')}
${button('end', 'End the subscription now')}
</fieldset></form>`;
}

const button = (action: string, text: string) =>
  `<p><button name="do" value="${escapeHtml(action)}">${escapeHtml(text)}</button></p>`;

const shown = (notice: Notice | undefined) =>
  notice ? `<p role="${notice.kind}"><strong>${escapeHtml(notice.text)}</strong></p>\n` : '';

function money({ unit_amount, currency, recurring }: Price): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency }).format(unit_amount / 100);
  return `${amount} a ${recurring?.interval ?? 'piece'}`;
}

const day = (at: number) =>
  `<time datetime="${new Date(at * 1000).toISOString()}">${new Date(at * 1000).toISOString().slice(0, 10)}</time>`;
