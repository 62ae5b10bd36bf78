/** Asks and saves picks by call, with the same data as the screens send. */
import type { Page } from '@playwright/test';
import { callAs } from './people.ts';

interface Asked {
  readonly promptLogId: string;
  /** American odds of its only leg. */
  readonly price: number;
  /** The body that saves it. */
  readonly pick: object;
}

/** An unsaved answer: one moneyline. */
export async function ask(page: Page, email: string): Promise<Asked> {
  const prompt = 'Safest NFL moneyline pick this week';
  const answer = await callAs(page, email, 'prompt-process', { prompt, sport: 'NFL' });
  const { promptLogId, promptAnalysis: metadata, response: playText } = answer;
  const betType = metadata.bet_type;
  return {
    promptLogId,
    price: metadata.legs[0].price,
    pick: { promptLogId, playText, reasoning: prompt, sport: 'NFL', betType, metadata },
  };
}

/** @returns American odds of its only leg */
export async function savePick(page: Page, email: string): Promise<number> {
  const { pick, price } = await ask(page, email);
  await callAs(page, email, 'tracker-save', pick);
  return price;
}
