/** The stand-in's inbox. */
import type { Page } from '@playwright/test';

/** @returns the path of the link in the newest email to this address */
export async function linkInMailTo(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/_local/mail.json', { params: { to: email } });
  const [newest] = (await answer.json()) as { readonly text: string }[];
  const link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0];
  if (!link) throw new Error(`no mail with a link to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
