/** A numeric option of a command. */
import { UsageError } from './command.ts';

/** @throws UsageError for what is no whole number in the range */
export function numberOption(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}
