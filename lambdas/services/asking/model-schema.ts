/**
 * The JSON schema of a reply: the same for every request, so that the API compiles it once. Follows the API's strict mode: all
 * properties are required, and no others are allowed.
 */

const object = <Properties extends Readonly<Record<string, object>>>(properties: Properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const array = (items: object) => ({ type: 'array', items });
const string = { type: 'string' };
const boolean = { type: 'boolean' };

export const replySchema = object({
  restated: array(string),
  placed: array(object({ word: string, as: string })),
  care: boolean,
  age: boolean,
});
