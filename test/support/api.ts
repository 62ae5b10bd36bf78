/** Calls the running product as a browser would. */
import { inject } from 'vitest';
import { pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import { type Reply, type Sent, send } from '../../scripts/local/client.ts';
import { newVisitor } from './people.ts';

export type Answer = Reply;

type Options = Sent & {
  /** The visitor's IP address. Default: a new one for each call. */
  readonly visitor?: string;
};

export const call = (name: RouteName, options: Options = {}): Promise<Answer> =>
  send(new URL(pathOf(name), inject('origin')), { visitor: newVisitor(), ...options });

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: string;
}

async function mails(query = ''): Promise<Mail[]> {
  const response = await fetch(new URL(`/_local/mail.json${query}`, inject('origin')));
  return response.json();
}

export const local = {
  /** Newest first. */
  mailsTo: (address: string) => mails(`?to=${encodeURIComponent(address)}`),
  async mailsToHost(host: string): Promise<Mail[]> {
    return (await mails()).filter(({ to }) => to.endsWith(`@${host}`));
  },
  async control(controls: unknown): Promise<void> {
    const response = await fetch(new URL('/_local/controls', inject('origin')), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(controls),
    });
    if (!response.ok) throw new Error(`controls answered ${response.status}: ${await response.text()}`);
  },
};
