/** The mailbox to which an address delivers. */

/** Gmail ignores dots before the @ and has two domains (support.google.com/mail/answer/7436150). */
const gmail = ['gmail.com', 'googlemail.com'];

/**
 * @param email normalized
 * @returns the address without a subaddress (RFC 5233): `jo@example.com` for `jo+bets@example.com`; for Gmail also
 *   without dots: `jo@gmail.com` for `j.o@googlemail.com`
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/^([^+]+)\+.*$/, '$1');
  return gmail.includes(domain) ? `${name.replaceAll('.', '')}@${gmail[0]}` : `${name}@${domain}`;
}
