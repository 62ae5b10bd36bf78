/** The mailbox that an address delivers to. */

/** Gmail ignores dots before the @, and has two names (support.google.com/mail/answer/7436150). */
const gmail = ['gmail.com', 'googlemail.com'];

/**
 * @param email in its one spelling
 * @returns without the label after a plus, which its owner makes up (RFC 5233): `jo+bets@example.com` is `jo@example.com`;
 *   at Gmail also without dots: `j.o@googlemail.com` is `jo@gmail.com`
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/^([^+]+)\+.*$/, '$1');
  return gmail.includes(domain) ? `${name.replaceAll('.', '')}@${gmail[0]}` : `${name}@${domain}`;
}
