/** How an account looks to an administrator. */
import type { ListedUser } from '../../contracts/admin.ts';
import type { Listed } from '../../domain/directory.ts';

export function showListed({ id, name, email, plan, paid, createdAt, lastLoginAt }: Listed): ListedUser {
  return { id, name, email, subscription_plan: plan, paid, created_at: createdAt, last_login: lastLoginAt };
}
