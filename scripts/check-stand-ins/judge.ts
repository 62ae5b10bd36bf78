/** Sends each call to the payment stand-in to Stripe’s own mock too, and compares the responses. */
import { createServer } from 'node:http';
import { goneSignal, type LocalRequest, readBody, send } from '../local/http.ts';
import { close, listen } from '../local/listen.ts';
import type { StandIn } from '../local/local.ts';
import { findRoute } from '../local/payments/api.ts';
import { isRecord } from '../local/process/state.ts';

const maxBytes = 1_000_000;

export interface Judged {
  /** `POST /v1/customers/:id` */
  readonly call: string;
  /** Statuses. */
  readonly standIn: number;
  readonly mock: number;
  /** The mock’s error message, if it refused the call. */
  readonly why: string | undefined;
  /** Fields of the stand-in’s answer that the mock’s does not have, or has with another type: `items.data.price`. */
  readonly unknownFields: readonly string[];
}

export interface Judge {
  readonly url: string;
  readonly judged: readonly Judged[];
  close(): Promise<void>;
}

/** @param answer of the stand-in, which the caller gets */
export async function openJudge(mockUrl: string, answer: StandIn): Promise<Judge> {
  const judged: Judged[] = [];
  const server = createServer(async (incoming, outgoing) => {
    try {
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const request: LocalRequest = {
        method: incoming.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: await readBody(incoming, maxBytes),
        gone: goneSignal(outgoing),
      };
      const own = await answer(request);
      if (url.pathname.startsWith('/v1/')) {
        const mock = await askMock(mockUrl + (incoming.url ?? ''), request);
        const body: unknown = JSON.parse(String(own.body));
        const areBothAnswers = mock.status < 300 && own.status < 300;
        judged.push({
          call: findRoute(request.method, request.path)?.name ?? `${request.method} ${request.path}`,
          standIn: own.status,
          mock: mock.status,
          why: mock.status < 300 ? undefined : messageOf(mock.body),
          unknownFields: areBothAnswers ? unknownFields(body, mock.body) : [],
        });
      }
      send(incoming, outgoing, own);
    } catch (error) {
      outgoing.destroy(error instanceof Error ? error : undefined);
    }
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  return { url, judged, close: () => close(server) };
}

/** The mock accepts only keys in Stripe’s format. */
async function askMock(url: string, { method, headers, body }: LocalRequest) {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: 'Bearer sk_test_123',
      'content-type': headers['content-type'] ?? 'application/x-www-form-urlencoded',
      'stripe-version': String(headers['stripe-version']),
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

function messageOf(body: unknown): string {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  return String(error.message ?? 'no reason given').replaceAll(/\s+/g, ' ');
}

/**
 * A field that is null, or a list that is empty, fits any type.
 * @returns paths of fields that only `own` has, or that have another type
 */
export function unknownFields(own: unknown, reference: unknown, at: readonly string[] = []): string[] {
  if (own === null || own === undefined || reference === null) return [];
  if (Array.isArray(own) && Array.isArray(reference)) {
    const [sample] = reference;
    return sample === undefined ? [] : [...new Set(own.flatMap((one) => unknownFields(one, sample, at)))];
  }
  if (isRecord(own) && isRecord(reference)) {
    return Object.entries(own).flatMap(([name, value]) =>
      // Names in metadata are the caller’s own.
      name === 'metadata'
        ? []
        : Object.hasOwn(reference, name)
          ? unknownFields(value, reference[name], [...at, name])
          : [[...at, name].join('.')],
    );
  }
  return typeOf(own) === typeOf(reference) ? [] : [at.join('.')];
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
