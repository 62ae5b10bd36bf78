/** Referral codes: their owners, and how many people verified an address after registering with one. */
import { keys } from './keys.ts';
import { get, update, type Write } from './table.ts';

export interface Referral {
  readonly code: string;
  /** The account that gives the code away. */
  readonly userId: string;
  /** People who registered with it and verified their address; an unverified one is no sign-up. */
  readonly signUps: number;
}

/** The last ten characters of an account's ULID: random ones, 50 bits of them. */
export function codeOf(userId: string): string {
  return userId.slice(-10);
}

/** AP: Update REFERRAL#code. A person's own code, made when it is first looked at; whose it is never changes. */
export function ownReferral(userId: string): Promise<Referral> {
  const code = codeOf(userId);
  return update<Referral>({
    Key: { ...keys.referral(code) },
    UpdateExpression:
      'SET code = :code, userId = if_not_exists(userId, :userId), signUps = if_not_exists(signUps, :none)',
    ExpressionAttributeValues: { ':code': code, ':userId': userId, ':none': 0 },
  });
}

/** AP: Get REFERRAL#code. Undefined for a code nobody gave away. */
export function findReferral(code: string): Promise<Referral | undefined> {
  return get<Referral>(keys.referral(code.trim().toUpperCase()));
}

/**
 * The write that counts one more sign-up for an account, for the transaction that verifies the address. It holds only
 * while the account is there: a code that somebody took away with the account must not come back by being counted.
 */
export function countReferral(userId: string): Write {
  return {
    Update: {
      Key: { ...keys.referral(codeOf(userId)) },
      UpdateExpression: 'ADD signUps :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':one': 1 },
    },
  };
}
