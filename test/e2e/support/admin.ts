/** What the portal's tests do by a call, where the forms are not what is tested. */
import { expect, type Page } from '@playwright/test';
import { newAddress, password } from './test.ts';

/** The administrator who is seeded. */
export const admin = 'admin@gameplan.test';

async function adminSession(page: Page): Promise<{ token: string; admin: object }> {
  const answer = await page.request.post('/.netlify/functions/admin-auth', {
    data: { action: 'login', email: admin, password },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

export async function beAdmin(page: Page): Promise<void> {
  const { token, admin } = await adminSession(page);
  await page.addInitScript(
    ([token, admin]) => {
      // The first page only: what a test does to the session afterwards stays done.
      if (sessionStorage.getItem('admin-signed-in')) return;
      sessionStorage.setItem('admin-signed-in', 'yes');
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminData', admin);
    },
    [token, JSON.stringify(admin)] as const,
  );
}

/** Somebody of the test's own who can log in; a plan given so is active. @returns the address */
export async function newUser(page: Page, plan: 'free' | 'core' | 'pro' = 'free'): Promise<string> {
  const { token } = await adminSession(page);
  const email = newAddress();
  const answer = await page.request.post('/.netlify/functions/get-users', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Test Friend', email, password, subscription_plan: plan },
  });
  expect(answer.status()).toBe(201);
  return email;
}
