/** Reads a call of the chat completions API, refusing what the API refuses. */
import { isRecord } from '../state.ts';

/** An answer in the API's own shape of errors. */
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

/**
 * @returns the model's name and the text of the last message of the user
 * @throws Refused
 */
export function readCall(body: string): { model: string; user: string } {
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
  checkFormat(response_format);
  const user = messages.findLast((message) => message.role === 'user')?.content;
  if (user === undefined) throw invalid('This stand-in needs a message of the user.', 'messages');
  return { model, user };
}

function checkFormat(format: unknown): void {
  if (!isRecord(format) || format.type !== 'json_schema' || !isRecord(format.json_schema)) {
    throw invalid('This stand-in answers by json_schema only.', 'response_format');
  }
  const { name, strict, schema } = format.json_schema;
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    throw invalid("Missing required parameter: 'response_format.json_schema.name'.", 'response_format');
  }
  if (!isRecord(schema)) {
    throw invalid("Missing required parameter: 'response_format.json_schema.schema'.", 'response_format');
  }
  if (strict === true) checkStrict(schema, name, []);
}

/** Strict schemas must name every property as required and allow no other. */
function checkStrict(schema: Record<string, unknown>, name: string, path: readonly string[]): void {
  const context = `In context=(${path.map((part) => `'${part}'`).join(', ')})`;
  const wrong = (what: string) =>
    invalid(`Invalid schema for response_format '${name}': ${context}, ${what}.`, 'response_format');
  if (path.length === 0 && schema.type !== 'object') throw wrong('schema must have type "object"');
  if (isRecord(schema.properties)) {
    const required = Array.isArray(schema.required) ? schema.required : [];
    if (schema.additionalProperties !== false) {
      throw wrong("'additionalProperties' is required to be supplied and to be false");
    }
    for (const [key, value] of Object.entries(schema.properties)) {
      if (!required.includes(key)) {
        throw wrong(
          `'required' is required to be supplied and to be an array including every key in properties. Missing '${key}'`,
        );
      }
      if (isRecord(value)) checkStrict(value, name, [...path, 'properties', key]);
    }
  }
  if (isRecord(schema.items)) checkStrict(schema.items, name, [...path, 'items']);
  for (const [index, option] of (Array.isArray(schema.anyOf) ? schema.anyOf : []).entries()) {
    if (isRecord(option)) checkStrict(option, name, [...path, 'anyOf', String(index)]);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Said by the caller in the API's words.
    return undefined;
  }
}
