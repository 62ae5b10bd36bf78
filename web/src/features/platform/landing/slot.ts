/** Names of the elements that `live.ts` fills, shared with the components that render them. */

/** Each names one element of the document or of a template. */
export const slots = [
  'sport',
  'title',
  'match',
  'when',
  'selection',
  'price',
  'chance',
  'breakEven',
  'returns',
  'cost',
  'final',
  'facts',
  'tracked',
  'live',
  'closed',
  'winRatio',
  'winRange',
  'roi',
  'roiRange',
  'preferredStyle',
  'preferredOf',
  'style',
  'about',
] as const;
export type Slot = (typeof slots)[number];

/** @returns the attribute of the element to fill */
export const slot = (name: Slot) => ({ 'data-slot': name });

/** Containers for copies of a template. Their static contents show without JavaScript and until the data arrives. */
export const places = { free: 'free-picks', latest: 'latest-picks' } as const;

/** The IDs of the templates. */
export const templates = {
  free: 'free-pick-template',
  result: 'result-template',
  fact: 'fact-template',
} as const;
