/** Whether a player is expected to play, by the status in an injury report. */

export type Availability = 'out' | 'questionable' | 'back';

const words: readonly (readonly [RegExp, Availability])[] = [
  [/^(active|returned|cleared)\b/i, 'back'],
  [/^(out|sidelined|doubtful|inactive|suspended|suspension|season[- ]ending)\b/i, 'out'],
  // Lists whose players do not play: injured list, injured reserve, physically unable to perform.
  [/(^|[\s-])(i\.?l\.?|(lt)?i\.?r\.?(-(lt|nr))?|pup|nfi|injured (list|reserve))(-?r)?($|[\s,(-])/i, 'out'],
  [/^(questionable|probable|day[- ]to[- ]day|dtd|game[- ]time decision|gtd|limited)\b/i, 'questionable'],
];

/** @returns undefined for an unknown status */
export function availabilityOf(status: string): Availability | undefined {
  return words.find(([pattern]) => pattern.test(status.trim()))?.[1];
}
