/** Chromium's own virtual authenticator, which answers for the person. */
import type { CDPSession, Page } from '@playwright/test';

/** Plugs one in that has verified the person: a phone's or a computer's own. */
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
