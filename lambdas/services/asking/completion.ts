/**
 * One chat completion of an OpenAI-compatible API. The vendor's client is 108 KB of every bundle that imports it, for streams, files
 * and assistants as well; this is the one request that is made.
 */
import * as z from 'zod/mini';

/** The vendor's own address. */
const ownUrl = 'https://api.openai.com/v1';

const completion = z.object({
  choices: z.nullish(
    z.array(
      z.object({
        finish_reason: z.nullish(z.string()),
        message: z.nullish(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
      }),
    ),
  ),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});
export type Completion = z.infer<typeof completion>;

interface Service {
  readonly key: string;
  /** Of a compatible server, with its version: `https://example.com/v1`; empty for the vendor's own. */
  readonly baseUrl: string;
}

/**
 * Sends the request once, without a retry.
 * @param request the body, as the API documents it
 * @throws `TimeoutError` when the signal ends the call; otherwise an error if there is no completion
 */
export async function complete(
  { key, baseUrl }: Service,
  request: object,
  signal: AbortSignal,
): Promise<Completion> {
  const response = await fetch(`${(baseUrl || ownUrl).replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) {
    // Frees the connection; the body can repeat the question, which is not logged.
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  return completion.parse(await response.json());
}
