/**
 * One request to a chat API that speaks OpenAI's protocol. The vendor's client would be a tenth of the function's bundle, for
 * a call that is neither streamed nor repeated.
 */
import * as z from 'zod/mini';

/** Where the API is, unless another one is set. */
const vendorUrl = 'https://api.openai.com/v1';

/** What is read of a response. */
const completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullish(z.string()),
      message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
    }),
  ),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});

export type Completion = z.output<typeof completion>;

/** The code of an error is an identifier such as `insufficient_quota`; its message may repeat what was sent. */
const failure = z.object({ error: z.object({ code: z.string().check(z.regex(/^\w{1,60}$/)) }) });

export interface Api {
  /** Empty for the vendor's own. */
  readonly baseUrl: string;
  readonly key: string;
}

/**
 * @param request the parameters of `POST /chat/completions`
 * @throws an error named `TimeoutError` after this time, and another one if there is no completion
 */
export async function complete(
  request: object,
  { baseUrl, key }: Api,
  timeoutMs: number,
): Promise<Completion> {
  const response = await fetch(`${(baseUrl || vendorUrl).replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    // The time may be over within the body. Otherwise it is no JSON, or it was cut off.
    if (error instanceof Error && error.name === 'TimeoutError') throw error;
    return null;
  });
  if (!response.ok) {
    const code = failure.safeParse(body).data?.error.code;
    throw new Error(`the model answered with status ${response.status}${code ? ` (${code})` : ''}`);
  }
  const read = completion.safeParse(body);
  if (!read.success) throw new Error('the model answered with something else than a completion');
  return read.data;
}
