/** Who has access to paid features. */

/** Only `active` grants access; trialing, past_due and canceled do not. */
export function isActive(status: string | null | undefined): boolean {
  return status === 'active';
}
