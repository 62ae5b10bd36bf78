/** Errors in the payment provider's format. */
import { randomBytes } from 'node:crypto';
import { type Answer, json } from '../http.ts';

export class Refused extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }
}

export const missing = (param: string) =>
  new Refused(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const unknown = (param: string) =>
  new Refused(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });

export const invalid = (param: string, message: string, code?: string) =>
  new Refused(400, message, { param, ...(code && { code }) });

/** @param kind as in the provider's messages, such as `customer` */
export const nothingThere = (kind: string, id: string, param = 'id') =>
  new Refused(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

export function refusal({ status, message, type, code, param }: Refused): Answer {
  return {
    ...json({ error: { message, type, ...(code && { code }), ...(param && { param }) } }, status),
    headers: { 'request-id': requestId() },
  };
}

export const requestId = () => `req_${randomBytes(7).toString('hex')}`;
