/** Removes a person from the payment provider. */
import type { User } from '../../data/users.ts';
import type * as payments from '../../services/payments.ts';

type Customer = Pick<User, 'customerId' | 'customerEmail'>;

/**
 * Deletes an account's customer, and one that a checkout made but did not live to note. Safe to repeat.
 * @throws PaymentsFailed
 */
export async function removeCustomers(
  { id, customerId, customerEmail }: Customer & { readonly id: string },
  { removeCustomer, removeCustomersOf }: Pick<typeof payments, 'removeCustomer' | 'removeCustomersOf'>,
): Promise<void> {
  if (customerId) await removeCustomer(customerId);
  else if (customerEmail) await removeCustomersOf(id, customerEmail);
}
