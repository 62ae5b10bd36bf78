/** A payment provider stand-in for one test, and a webhook that it delivers to. */
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Controls, makeControls } from '../../../scripts/local/controls.ts';
import { readBody } from '../../../scripts/local/http.ts';
import { makePayments, type Payments } from '../../../scripts/local/payments.ts';
import { paymentsKey, signingSecret } from '../../support/billing.ts';
import { newFolder } from './folder.ts';
import { serve } from './serve.ts';

export interface OwnPayments {
  readonly url: string;
  readonly payments: Payments;
  readonly controls: Controls;
}

/** @param webhookUrl where events are delivered; without it, nowhere */
export async function newPayments({
  dataDir = newFolder(),
  webhookUrl = 'http://127.0.0.1:9/',
}: {
  dataDir?: string;
  webhookUrl?: string;
} = {}): Promise<OwnPayments> {
  const controls = makeControls();
  let answer: Payments['answer'] | undefined;
  const url = await serve(async (request) => {
    if (!answer) throw new Error('not made yet');
    return answer(request);
  });
  const webhook = { url: webhookUrl, signingSecret };
  const payments = makePayments({ dataDir, controls, key: paymentsKey, pagesUrl: url, webhook });
  answer = payments.answer;
  onTestFinished(payments.stop);
  return { url, payments, controls };
}

export interface Delivered {
  readonly type: string;
  readonly id: string;
  readonly signature: string;
  readonly body: string;
}

/**
 * A webhook that records the events it receives.
 * @param refuses number of deliveries to refuse first
 */
export async function newWebhook(
  refuses = 0,
): Promise<{ url: string; delivered: Delivered[]; taken: Delivered[] }> {
  const delivered: Delivered[] = [];
  const accepted: Delivered[] = [];
  const server = createServer(async (request, response) => {
    const body = (await readBody(request, 1_000_000)).toString('utf8');
    const { id, type } = JSON.parse(body);
    const delivery = { id, type, body, signature: String(request.headers['stripe-signature']) };
    delivered.push(delivery);
    if (delivered.length > refuses) accepted.push(delivery);
    response.writeHead(delivered.length > refuses ? 200 : 500).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, delivered, taken: accepted };
}
