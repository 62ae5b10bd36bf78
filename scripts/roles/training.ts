/** Trains the network of roles: stochastic gradient descent by Adam (Kingma and Ba, 2015) on batches of questions. */
import {
  inputOf,
  type Layer,
  type Network,
  offsetsOf,
  outputOf,
  softmax,
} from '../../lambdas/domain/asking/roles/network.ts';
import { flags, type Look, places } from '../../lambdas/domain/asking/roles/tokens.ts';

export interface Lesson {
  readonly looks: readonly Look[];
  /** The role of each token, by its number. */
  readonly roles: readonly number[];
  /** What each token is in a leg, by its number. */
  readonly legs: readonly number[];
}

export interface Plan {
  readonly roles: number;
  readonly legs: number;
  readonly passes: number;
  /** The lessons of a pass, in any order. */
  readonly lessonsOf: (pass: number) => readonly Lesson[];
  readonly random: () => number;
  readonly note?: (line: string) => void;
}

/** Numbers of the vector of a feature. */
const size = 24;
/** Numbers of the value of a token. */
const width = 64;
const batch = 32;
const greatestStep = 0.005;
/** Shares of a batch that is learned with these left out, so that no word, name or number decides alone. */
const forgotten = { value: 0.15, word: 0.03, name: 0.35, known: 0.1 };
/** The roles count more than the legs. */
const emphasis = { roles: 1, legs: 0.5 };
/** The share of a right answer that is left to the others. */
const doubt = 0.03;

/** @returns the network that has learned the lessons */
export function trained(plan: Plan): Network {
  const { random, passes } = plan;
  const network = begun(plan);
  const learner = new Learner(network);
  let steps = 0;
  for (let pass = 0; pass < passes; pass += 1) {
    const lessons = [...plan.lessonsOf(pass)];
    const all = Math.ceil(lessons.length / batch) * passes;
    let loss = 0;
    for (let from = 0; from < lessons.length; from += batch) {
      for (const lesson of lessons.slice(from, from + batch)) loss += learner.learn(lesson, random);
      steps += 1;
      learner.step(greatestStep * pace(steps / all), steps);
    }
    plan.note?.(`pass ${pass + 1} of ${passes}: ${(loss / lessons.length).toFixed(3)}`);
  }
  return network;
}

/** Steps grow during the first third and then shrink to nothing. */
const pace = (done: number): number => (done < 0.3 ? 0.04 + (0.96 * done) / 0.3 : (1 - done) / 0.7 + 1e-3);

function begun({ roles, legs, random }: Plan): Network {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const filled = (length: number, scale: number) => Float32Array.from({ length }, () => normal() * scale);
  const layer = (inputs: number, outputs: number, offsets: readonly number[]): Layer => ({
    weights: filled(offsets.length * inputs * outputs, Math.sqrt(1 / (offsets.length * inputs))),
    bases: new Float32Array(outputs),
    inputs,
    outputs,
    offsets,
  });
  return {
    size,
    vectors: filled(places * size, 0.3),
    layers: offsetsOf.map((offsets, at) => layer(at === 0 ? size + flags.length : width, width, offsets)),
    roles: layer(width, roles, [0]),
    legs: layer(width, legs, [0]),
  };
}

/** A parameter with its gradient and the two moments of Adam. */
class Parameter {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(values: Float32Array) {
    this.values = values;
    this.gradient = new Float32Array(values.length);
    this.#mean = new Float32Array(values.length);
    this.#square = new Float32Array(values.length);
  }

  /** @param decay the share of each value that is lost */
  step(by: number, steps: number, decay: number): void {
    const { values, gradient } = this;
    const mean = this.#mean;
    const square = this.#square;
    const size = by / (1 - 0.9 ** steps);
    const scale = 1 / (1 - 0.999 ** steps);
    for (let at = 0; at < values.length; at += 1) {
      const slope = (gradient[at] as number) / batch;
      const m = 0.9 * (mean[at] as number) + 0.1 * slope;
      const s = 0.999 * (square[at] as number) + 0.001 * slope * slope;
      mean[at] = m;
      square[at] = s;
      if (m !== 0)
        values[at] = (values[at] as number) * (1 - decay) - (size * m) / (Math.sqrt(s * scale) + 1e-8);
    }
    gradient.fill(0);
  }
}

interface Learned {
  readonly layer: Layer;
  readonly weights: Parameter;
  readonly bases: Parameter;
}

class Learner {
  readonly #network: Network;
  readonly #vectors: Parameter;
  readonly #layers: readonly Learned[];
  readonly #roles: Learned;
  readonly #legs: Learned;

  constructor(network: Network) {
    const of = (layer: Layer): Learned => ({
      layer,
      weights: new Parameter(layer.weights),
      bases: new Parameter(layer.bases),
    });
    this.#network = network;
    this.#vectors = new Parameter(network.vectors);
    this.#layers = network.layers.map(of);
    this.#roles = of(network.roles);
    this.#legs = of(network.legs);
  }

  step(by: number, steps: number): void {
    const decay = by * 0.02;
    this.#vectors.step(by, steps, decay);
    for (const { weights, bases } of [...this.#layers, this.#roles, this.#legs]) {
      weights.step(by, steps, decay);
      bases.step(by, steps, 0);
    }
  }

  /** Adds a lesson's gradients. @returns its loss, the mean of its tokens */
  learn({ looks, roles, legs }: Lesson, random: () => number): number {
    const seen = looks.map((look) => partly(look, random));
    const inputs = seen.map((look) => dropped(inputOf(this.#network, look), random));
    // Values before each layer, then those after the last.
    const values: (readonly Float32Array[])[] = [inputs];
    const slopes: Float32Array[][] = [];
    for (const [number, { layer }] of this.#layers.entries()) {
      const before = values.at(-1) ?? [];
      const masks: Float32Array[] = [];
      const after = before.map((own, at) => {
        const output = outputOf(layer, before, at);
        const mask = new Float32Array(output.length);
        for (let to = 0; to < output.length; to += 1) {
          const kept =
            (output[to] as number) > 0 && random() >= forgotten.value ? 1 / (1 - forgotten.value) : 0;
          mask[to] = kept;
          output[to] = (output[to] as number) * kept + (number === 0 ? 0 : (own[to] as number));
        }
        masks.push(mask);
        return output;
      });
      slopes.push(masks);
      values.push(after);
    }
    const last = values.at(-1) ?? [];
    const errors = last.map((value) => new Float32Array(value.length));
    let loss = 0;
    const share = 1 / Math.max(4, last.length);
    for (let at = 0; at < last.length; at += 1) {
      loss += this.#judge(this.#roles, roles[at] ?? 0, emphasis.roles * share, last, at, errors);
      loss += this.#judge(this.#legs, legs[at] ?? 0, emphasis.legs * share, last, at, errors);
    }
    let back: Float32Array[] = errors;
    for (let number = this.#layers.length - 1; number >= 0; number -= 1) {
      const learned = this.#layers[number];
      const before = values[number] ?? [];
      if (!learned) continue;
      const next = before.map((value, at) =>
        number === 0 ? new Float32Array(value.length) : Float32Array.from(back[at] ?? []),
      );
      for (let at = 0; at < before.length; at += 1) {
        const mask = slopes[number]?.[at];
        const error = back[at];
        if (!mask || !error) continue;
        const own = error.map((value, to) => value * (mask[to] as number));
        spread(learned, before, at, own, next);
      }
      back = next;
    }
    for (const [at, look] of seen.entries()) {
      const error = back[at];
      if (!error) continue;
      const { gradient } = this.#vectors;
      for (const place of look.features) {
        for (let to = 0; to < size; to += 1)
          gradient[place * size + to] = (gradient[place * size + to] as number) + (error[to] as number);
      }
    }
    return loss;
  }

  /** Compares the scores of a token with what is right, and adds the gradients. */
  #judge(
    learned: Learned,
    right: number,
    weight: number,
    values: readonly Float32Array[],
    at: number,
    errors: readonly Float32Array[],
  ): number {
    const shares = softmax(outputOf(learned.layer, values, at));
    const loss = -Math.log(Math.max(1e-9, shares[right] as number)) * weight;
    const other = doubt / shares.length;
    const error = shares.map((share, to) => (share - other - (to === right ? 1 - doubt : 0)) * weight * 10);
    spread(learned, values, at, error, errors);
    return loss;
  }
}

/** Adds what an error of a token says of the weights, and of the values that the layer has seen. */
function spread(
  { layer, weights, bases }: Learned,
  values: readonly Float32Array[],
  at: number,
  error: Float32Array,
  back: readonly Float32Array[],
): void {
  const { inputs, outputs, offsets } = layer;
  const of = weights.gradient;
  for (let to = 0; to < outputs; to += 1)
    bases.gradient[to] = (bases.gradient[to] as number) + (error[to] as number);
  for (const [tap, offset] of offsets.entries()) {
    const seen = values[at + offset];
    const backward = back[at + offset];
    if (!seen || !backward) continue;
    for (let from = 0; from < inputs; from += 1) {
      const value = seen[from] as number;
      const row = (tap * inputs + from) * outputs;
      let sum = 0;
      for (let to = 0; to < outputs; to += 1) {
        const slope = error[to] as number;
        of[row + to] = (of[row + to] as number) + value * slope;
        sum += (layer.weights[row + to] as number) * slope;
      }
      backward[from] = (backward[from] as number) + sum;
    }
  }
}

/** Now and then without its word or what it can be a name of. */
function partly(look: Look, random: () => number): Look {
  const isName = look.flags.slice(0, 4).some((flag) => flag === 1);
  const features = random() < (isName ? forgotten.name : forgotten.word) ? [] : look.features;
  const known = isName && random() < forgotten.known;
  return { features, flags: known ? look.flags.map((flag, at) => (at < 4 ? 0 : flag)) : look.flags };
}

function dropped(input: Float32Array, random: () => number): Float32Array {
  return input.map((value) => (random() < forgotten.value ? 0 : value / (1 - forgotten.value)));
}
