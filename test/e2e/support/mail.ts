/** The stand-in's inbox. */
import type { Page } from '@playwright/test';

interface Mail {
  readonly to: string | readonly string[];
  readonly text: string;
}

/** @returns the path of the link in the newest email to this address */
export async function linkInMailTo(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/_local/mail.json');
  const mails = (await answer.json()) as Mail[];
  const mail = mails.find(({ to }) => [to].flat().includes(email));
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`no mail with a link to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
