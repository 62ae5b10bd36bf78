/**
 * How often a part of a game is tied, when a two-way moneyline returns the stake. Shares of the games of one season: NFL 2023
 * (285 games), NBA 2023-24 (1,319), NHL 2025-26 (1,172), MLB 2025 (2,477).
 */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Part } from './periods.ts';

const shares: Partial<Record<Sport, Partial<Record<Part, number>>>> = {
  NFL: {
    first_half: 0.07,
    second_half: 0.07,
    first_quarter: 0.21,
    second_quarter: 0.13,
    third_quarter: 0.19,
    fourth_quarter: 0.14,
  },
  NBA: {
    first_half: 0.03,
    second_half: 0.03,
    first_quarter: 0.05,
    second_quarter: 0.04,
    third_quarter: 0.05,
    fourth_quarter: 0.06,
  },
  NHL: { first_period: 0.3, second_period: 0.3, third_period: 0.3 },
  MLB: { first_five: 0.16, first_inning: 0.53 },
};

/** @returns 0 to 1; 0 where it is not known */
export const tieShare = (sport: Sport, part: Part): number => shares[sport]?.[part] ?? 0;
