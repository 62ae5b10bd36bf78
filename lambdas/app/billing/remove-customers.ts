/** Removes an account's customer from the payment provider. */
import type { User } from '../../data/accounts/users.ts';
import type * as payments from '../../services/billing/payments.ts';

type Customer = Pick<User, 'customerId' | 'customerEmail'>;

/**
 * Deletes the account's customer, including one that an interrupted checkout created but did not store. Safe to repeat.
 * @throws PaymentsFailed
 */
export async function removeCustomers(
  { id, customerId, customerEmail }: Customer & { readonly id: string },
  { removeCustomer, removeCustomersOf }: Pick<typeof payments, 'removeCustomer' | 'removeCustomersOf'>,
): Promise<void> {
  if (customerId) await removeCustomer(customerId);
  else if (customerEmail) await removeCustomersOf(id, customerEmail);
}
