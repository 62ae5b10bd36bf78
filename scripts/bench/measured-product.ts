/** The product on its own engine, with the recorder between them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setClock } from '../local/clock/clock.ts';
import { momentOf } from '../local/clock/moment.ts';
import { startEngine } from '../local/engine.ts';
import { tableName } from '../local/process/environment.ts';
import { type Product, startProduct } from '../local/product.ts';
import { makeCrowd } from './crowd.ts';
import { count, itemsOf } from './crowd-items.ts';
import { fillTables } from './fill-table.ts';
import { type Recorder, startRecorder } from './recorder.ts';

export interface MeasuredProduct {
  readonly product: Product;
  readonly recorder: Recorder;
  /** Endpoint of the engine itself, bypassing the recorder. */
  readonly engine: string;
}

/**
 * The morning of the fullest day that the stand-in of the feed replays: 14 NFL games with all their props, of December 31,
 * 2023, on a day of basketball and hockey. The cost of a call at the table does therefore not depend on the day it is measured.
 */
export const fullestDay = '2027-01-03T09:00';

/**
 * The product runs at the fullest day.
 * @param say prints progress
 * @param users number of other accounts in the table: none, or at least 2,000
 */
export async function withMeasuredProduct<Result>(
  say: (line: string) => void,
  work: (running: MeasuredProduct) => Promise<Result>,
  users = 0,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gameplan-bench-'));
  const crowd = users > 0 ? makeCrowd(users) : [];
  if (users > 0) {
    say(`making ${users.toLocaleString('en')} accounts`);
    await fillTables(dataDir, [[tableName, await itemsOf(crowd)]]);
  }
  say('starting the product');
  setClock(momentOf(fullestDay)?.getTime() ?? Number.NaN);
  const engine = await startEngine(dataDir, say);
  const recorder = await startRecorder(engine.endpoint);
  process.env.DYNAMODB_ENDPOINT = recorder.endpoint;
  try {
    const product = await startProduct({ port: 0, dataDir, quiet: true, schedules: false });
    try {
      if (users > 0) await count(crowd);
      return await work({ product, recorder, engine: engine.endpoint });
    } finally {
      await product.stop();
    }
  } finally {
    await recorder.close();
    await engine.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
