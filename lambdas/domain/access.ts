/** Who has access to paid features. */

/** The only status that opens the gate: trialing, past_due and canceled do not. */
export function isActive(status: string | null | undefined): boolean {
  return status === 'active';
}
