/**
 * Linear maps of rows of numbers, in whole numbers (docs/decisions/0033): the weights are bytes as in the encoder's file, and the values of
 * a row are rounded to 16 bits by its greatest one, which changes less than the rounding of the weights has. WebAssembly multiplies eight
 * numbers at a time (`products.wat`).
 */
import { products } from './products.ts';

/** Values of the tokens, one row each. */
export type Rows = Float32Array;

/** A linear map. */
export interface Linear {
  /** From -127 to 127: one row of `inputs` numbers an output. */
  readonly weights: Int8Array;
  /** What the weights of each output are multiples of. */
  readonly scales: Float32Array;
  readonly bases: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
}

/** How many inputs, outputs and tokens are multiplied at a time: there are as many, or zeros in their place. */
const [inputsAtOnce, outputsAtOnce, atOnce] = [8, 2, 4];

const upTo = (count: number, multiple: number): number => Math.ceil(count / multiple) * multiple;

/** Rows are made for whole groups of tokens; those of no token are never read. */
export const rowsFor = (tokens: number, width: number): Rows =>
  new Float32Array(upTo(tokens, atOnce) * width);

const memory = new WebAssembly.Memory({ initial: 1 });
const page = 65_536;
const bytes = Uint8Array.from(atob(products), (sign) => sign.charCodeAt(0));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { own: { memory } });
const multiply = exports.multiply as (
  weights: number,
  values: number,
  sums: number,
  inputs: number,
  outputs: number,
  rows: number,
) => void;

function withRoom(end: number): ArrayBuffer {
  const missing = Math.ceil((end - memory.buffer.byteLength) / page);
  if (missing > 0) memory.grow(missing);
  return memory.buffer;
}

/** Where the weights of each map are in the memory. What is multiplied, and the sums, come after all of them. */
const places = new WeakMap<Linear, number>();
let end = 0;

function placeOf(map: Linear): number {
  const known = places.get(map);
  if (known !== undefined) return known;
  const { weights, inputs, outputs } = map;
  const width = upTo(inputs, inputsAtOnce);
  const place = end;
  const count = width * upTo(outputs, outputsAtOnce);
  end += 2 * count;
  const own = new Int16Array(withRoom(end), place, count).fill(0);
  if (width === inputs) own.set(weights);
  else
    for (let output = 0; output < outputs; output += 1)
      own.set(weights.subarray(output * inputs, (output + 1) * inputs), output * width);
  places.set(map, place);
  return place;
}

const [greatestValue, greatestWeight, greatestSum] = [2 ** 15 - 1, 127, 2 ** 31 - 1];

/** @returns the outputs of a linear map for each token */
export const mapped = (map: Linear, values: Rows, tokens: number): Rows =>
  mappedBy([map], values, tokens)[0] as Rows;

/**
 * @param maps all of as many inputs, so that the values are rounded once
 * @returns the outputs of each map for each token
 */
export function mappedBy(maps: readonly Linear[], values: Rows, tokens: number): Rows[] {
  const inputs = maps[0]?.inputs ?? 0;
  const at = maps.map(placeOf);
  const units = rounded(values, inputs, tokens);
  return maps.map((map, nth) => multiplied(map, at[nth] as number, units, tokens));
}

/**
 * Puts the values behind the weights, in whole numbers.
 * @returns what those of each token are multiples of
 */
function rounded(values: Rows, inputs: number, tokens: number): Float32Array {
  const width = upTo(inputs, inputsAtOnce);
  const count = upTo(tokens, atOnce) * width;
  const whole = new Int16Array(withRoom(end + 2 * count), end, count).fill(0);
  // No sum of so many inputs is greater than 32 bits hold.
  const most = Math.min(greatestValue, Math.floor(greatestSum / (greatestWeight * width)));
  const units = new Float32Array(tokens);
  for (let token = 0; token < tokens; token += 1) {
    const from = token * inputs;
    let greatest = 0;
    for (let at = from; at < from + inputs; at += 1)
      greatest = Math.max(greatest, Math.abs(values[at] as number));
    if (greatest === 0) continue;
    units[token] = greatest / most;
    const by = most / greatest;
    for (let at = 0; at < inputs; at += 1)
      whole[token * width + at] = Math.round((values[from + at] as number) * by);
  }
  return units;
}

/**
 * @param weights their place
 * @param units of the rounded values
 */
function multiplied(
  { scales, bases, inputs, outputs }: Linear,
  weights: number,
  units: Float32Array,
  tokens: number,
): Rows {
  const [width, height, rows] = [
    upTo(inputs, inputsAtOnce),
    upTo(outputs, outputsAtOnce),
    upTo(tokens, atOnce),
  ];
  const sumsAt = end + 2 * rows * width;
  const buffer = withRoom(sumsAt + 4 * rows * height);
  multiply(weights, end, sumsAt, width, height, rows);
  const sums = new Int32Array(buffer, sumsAt, rows * height);
  const made = rowsFor(tokens, outputs);
  for (let token = 0; token < tokens; token += 1) {
    const unit = units[token] as number;
    for (let to = 0; to < outputs; to += 1)
      made[token * outputs + to] =
        (sums[token * height + to] as number) * unit * (scales[to] as number) + (bases[to] as number);
  }
  return made;
}
