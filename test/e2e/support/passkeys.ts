/** Chromium's virtual authenticator, which responds instead of the user. */
import type { CDPSession, Page } from '@playwright/test';

/** Adds a built-in authenticator that has verified the user. */
export async function haveAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}
