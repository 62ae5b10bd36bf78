/** Parses a request of the chat completions API, and refuses invalid ones as the API does. */
import { isRecord } from '../process/state.ts';
import { objectionTo } from './schema.ts';

/** An error in the API's format. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, message: string, code: string | null, param: string | null) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

const invalid = (message: string, param: string) => new Refused(400, message, null, param);

export interface Call {
  readonly model: string;
  /** Texts of the messages before the last user message. */
  readonly instructions: string;
  /** Text of the last user message. */
  readonly user: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** Undefined if the request sets no limit. */
  readonly maxTokens: number | undefined;
  /** Length of the model's whole input: messages and schema. */
  readonly characters: number;
}

/** @throws Refused */
export function readCall(body: string): Call {
  const call = parse(body);
  if (!isRecord(call)) throw invalid('We could not parse the JSON body of your request.', 'body');
  const { model, messages, response_format, stream } = call;
  if (typeof model !== 'string' || model === '') throw invalid('you must provide a model parameter', 'model');
  if (!Array.isArray(messages) || messages.length === 0) {
    throw invalid("Invalid 'messages': empty array. Expected an array with minimum length 1.", 'messages');
  }
  const roles = ['system', 'developer', 'user', 'assistant'];
  for (const [index, message] of messages.entries()) {
    if (!isRecord(message) || !roles.includes(String(message.role))) {
      throw invalid(`Invalid value: 'messages[${index}].role'.`, `messages[${index}].role`);
    }
    if (typeof message.content !== 'string') {
      throw invalid(
        `Invalid type for 'messages[${index}].content': expected a string.`,
        `messages[${index}].content`,
      );
    }
  }
  if (stream === true) throw invalid('Streaming is not supported by this stand-in.', 'stream');
  const schema = schemaIn(response_format);
  const maxTokens = maxTokensIn(call);
  const asked = messages.findLastIndex((message) => message.role === 'user');
  const user = messages[asked]?.content;
  const instructions = messages
    .slice(0, Math.max(0, asked))
    .map(({ content }) => content)
    .join('\n');
  if (user === undefined) throw invalid('This stand-in needs a user message.', 'messages');
  const read = messages.reduce((sum, { content }) => sum + content.length, JSON.stringify(schema).length);
  return { model, instructions, user, schema, maxTokens, characters: read };
}

function maxTokensIn({ max_completion_tokens: most, max_tokens }: Record<string, unknown>) {
  const positive = (value: unknown, name: string) => {
    if (Number.isInteger(value) && Number(value) > 0) return Number(value);
    throw invalid(`Invalid type for '${name}': expected a positive integer.`, name);
  };
  // Null means absent.
  if (most != null && max_tokens != null) {
    throw new Refused(
      400,
      "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
      'invalid_parameter_combination',
      'max_tokens',
    );
  }
  if (most != null) return positive(most, 'max_completion_tokens');
  return max_tokens == null ? undefined : positive(max_tokens, 'max_tokens');
}

function schemaIn(format: unknown): Record<string, unknown> {
  if (!isRecord(format) || format.type !== 'json_schema' || !isRecord(format.json_schema)) {
    throw invalid('This stand-in supports json_schema only.', 'response_format');
  }
  const { name, strict, schema } = format.json_schema;
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    throw invalid("Missing required parameter: 'response_format.json_schema.name'.", 'response_format');
  }
  if (!isRecord(schema)) {
    throw invalid("Missing required parameter: 'response_format.json_schema.schema'.", 'response_format');
  }
  const objection = strict === true ? objectionTo(schema) : undefined;
  if (objection) {
    throw invalid(`Invalid schema for response_format '${name}': ${objection}.`, 'response_format');
  }
  return schema;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The caller reports it in the API's words.
    return undefined;
  }
}
