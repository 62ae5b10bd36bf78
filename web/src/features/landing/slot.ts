/** Names of the elements that `live.ts` fills, shared with the components that render them. */

/** Of one element each, within the document or a copy of a template. */
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
  'units',
] as const;
export type Slot = (typeof slots)[number];

/** @returns the attribute of the element to fill */
export const slot = (name: Slot) => ({ 'data-slot': name });

/** Where copies of a template go; what stands there before is shown without JavaScript, and until the copies come. */
export const places = { free: 'free-picks', latest: 'latest-picks' } as const;

/** The templates, by id. */
export const templates = {
  free: 'free-pick-template',
  result: 'result-template',
  fact: 'fact-template',
} as const;
