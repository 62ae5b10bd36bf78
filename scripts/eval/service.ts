/** The model behind HTTP, to exercise the real client, schema and parser: the stand-in, or a proxy to a real model. */
import { createServer } from 'node:http';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { makeControls } from '../local/controls.ts';
import { type Answer, goneSignal, type LocalRequest, readBody, send } from '../local/http.ts';
import { close, listen } from '../local/listen.ts';
import { type Call, readCall } from '../local/model/call.ts';
import { answerModel } from '../local/model.ts';
import { modelFor, setEnvironment } from '../local/process/environment.ts';
import { isRecord } from '../local/process/state.ts';
import { answerSecrets } from '../local/secrets/secrets.ts';

export type ModelMode = 'stand-in' | 'recorded' | 'hostile' | 'real';

/** One response of the model's API. */
export interface Exchange {
  /** The model's text; empty if the call failed. */
  readonly reply: string;
  readonly tokens: { readonly input: number; readonly output: number };
}

export interface ModelService {
  readonly mode: ModelMode;
  /** Name of the real model, or `stand-in`. */
  readonly name: string;
  /** @returns the exchanges since the last call of this */
  readonly taken: () => Exchange[];
  /** Changes the hostile model's answers. */
  readonly reseed: (seed: number) => void;
  readonly stop: () => Promise<void>;
}

const secret = 'gameplan/eval-model-key';
const modelPath = '/openai';
const maxBytes = 4_000_000;

interface Listening {
  /** Gets each valid request. */
  readonly onCall?: (call: Call) => void;
  /** The replies of the recorded mode, in place of the committed ones. */
  readonly replies?: (call: Call) => unknown;
}

/** Points the product's client at it through this process's environment, until it is stopped. */
export async function startModel(
  wanted: Exclude<ModelMode, 'real'>,
  { onCall = () => {}, replies }: Listening = {},
): Promise<ModelService> {
  const real = modelFor('', process.env);
  const mode = wanted === 'stand-in' && real.kind === 'real' ? 'real' : wanted;
  const key = mode === 'real' && real.kind === 'real' ? real.key : 'eval-key';
  let seed = 1;
  let controls = controlsFor(mode);
  let exchanges: Exchange[] = [];
  const answer = async (request: LocalRequest): Promise<Answer> => {
    if (!request.path.startsWith(modelPath)) return answerSecrets(new Map([[secret, key]]), request);
    const forwarded = { ...request, path: request.path.slice(modelPath.length) };
    onCall(readCall(request.body.toString('utf8')));
    const answered =
      mode === 'real' && real.kind === 'real'
        ? await forward(forwarded, real)
        : await answerModel({ key, controls, seed, ...(replies && { replies }) }, forwarded);
    exchanges.push(exchangeIn(String(answered.body)));
    return answered;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { method = 'GET', headers } = request;
    const body = await readBody(request, maxBytes);
    const gone = goneSignal(response);
    send(
      request,
      response,
      await answer({ method, path: url.pathname, query: url.searchParams, headers, body, gone }),
    );
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const name = mode === 'real' && real.kind === 'real' ? real.name : 'stand-in';
  const putBack = setEnvironment({
    [environment.modelKeySecret]: secret,
    [environment.modelBaseUrl]: `${origin}${modelPath}/v1`,
    [environment.modelName]: name,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: origin,
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: '',
  });
  return {
    mode,
    name,
    taken() {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    reseed(to) {
      seed = to;
      controls = controlsFor(mode);
    },
    async stop() {
      putBack();
      await close(server);
    },
  };
}

function controlsFor(mode: ModelMode) {
  const controls = makeControls();
  if (mode === 'hostile' || mode === 'recorded') controls.set({ model: { mode } });
  return controls;
}

/** Forwards to the developer's model, with their key. */
async function forward(
  { path, method, headers, body }: LocalRequest,
  { url }: { url: string },
): Promise<Answer> {
  const base = (url || 'https://api.openai.com/v1').replace(/\/$/, '');
  const response = await fetch(`${base}${path.replace(/^\/v1/, '')}`, {
    method,
    headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
    body: new Uint8Array(body),
  });
  const type = response.headers.get('content-type') ?? 'application/json';
  return { status: response.status, body: await response.text(), type };
}

function exchangeIn(body: string): Exchange {
  const completion: unknown = JSON.parse(body || '{}');
  if (!isRecord(completion) || !isRecord(completion.usage)) {
    return { reply: '', tokens: { input: 0, output: 0 } };
  }
  const { choices, usage } = completion;
  const [first] = Array.isArray(choices) ? choices : [];
  const message = isRecord(first) && isRecord(first.message) ? first.message : {};
  return {
    reply: typeof message.content === 'string' ? message.content : '',
    tokens: { input: Number(usage.prompt_tokens), output: Number(usage.completion_tokens) },
  };
}
