/** Referral codes, with their owners and the number of sign-ups. */
import { keys } from '../platform/keys.ts';
import { get, update, type Write } from '../platform/table.ts';

export interface Referral {
  readonly code: string;
  /** The owner's account. */
  readonly userId: string;
  /** Number of users who registered with it and verified their address. */
  readonly signUps: number;
}

/** The last ten characters of the account's ULID: 50 random bits. */
export function codeOf(userId: string): string {
  return userId.slice(-10);
}

/** AP: Update REFERRAL#code. A user's own code, created on first use; its owner never changes. */
export function ownReferral(userId: string): Promise<Referral> {
  const code = codeOf(userId);
  return update<Referral>({
    Key: { ...keys.referral(code) },
    UpdateExpression:
      'SET code = :code, userId = if_not_exists(userId, :userId), signUps = if_not_exists(signUps, :none)',
    ExpressionAttributeValues: { ':code': code, ':userId': userId, ':none': 0 },
  });
}

/** AP: Get REFERRAL#code. Undefined if the code does not exist. */
export function findReferral(code: string): Promise<Referral | undefined> {
  return get<Referral>(keys.referral(code.trim().toUpperCase()));
}

/**
 * The write that counts a sign-up for the referrer, for the transaction that verifies the address. Fails if the code no longer
 * exists: counting must not recreate the code of a deleted account.
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
