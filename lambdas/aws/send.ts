/** Sends one request over a kept connection and waits no longer than it is told. */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

export interface Response {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Waits {
  /** Milliseconds until the connection is made. */
  readonly connectMs: number;
  /** Milliseconds until the answer begins. */
  readonly requestMs: number;
  /** Ends the request, and the reading of its answer, whenever it fires. */
  readonly signal: AbortSignal;
}

// As many connections as the SDK keeps.
const options = { keepAlive: true, maxSockets: 50 } as const;
const overHttps = new HttpsAgent(options);
/** For the stand-ins of a local run; AWS is called over HTTPS only. */
const overHttp = new HttpAgent(options);

/** @throws what the connection says, and an error named TimeoutError where one of the waits is over */
export function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { connectMs, requestMs, signal }: Waits,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: secure ? overHttps : overHttp,
      signal,
    });
    const expire = (what: string) => request.destroy(timeout(what));
    const connecting = setTimeout(expire, connectMs, `not connected after ${connectMs} ms`);
    const answering = setTimeout(expire, requestMs, `not answered after ${requestMs} ms`);
    const stop = () => {
      clearTimeout(connecting);
      clearTimeout(answering);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    request.once('socket', (socket) => {
      if (socket.connecting)
        socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
      else clearTimeout(connecting);
    });
    // Not once: a request that is ended by a wait may say so a second time.
    request.on('error', fail);
    request.once('response', (response) => {
      stop();
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.end(body);
  });
}

function timeout(message: string): Error {
  const error = new Error(message);
  error.name = 'TimeoutError';
  return error;
}
