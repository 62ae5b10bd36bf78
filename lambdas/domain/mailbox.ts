/** Which mailbox an address delivers to. */

/**
 * @param email in its one spelling
 * @returns without the label after a plus, which its owner makes up (RFC 5233): `jo+bets@example.com` is `jo@example.com`
 */
export function mailboxOf(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
