/** Every ten minutes: tells people what they asked to be told, and how far it got. */
import { tellDigest } from '../app/notices/digest.ts';
import { tellGrades } from '../app/notices/graded.ts';
import { tellPrices } from '../app/notices/prices.ts';
import { tellSlate } from '../app/notices/slate.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';

/** Of a run, so that it ends before Lambda ends it: what is left is done by the next. */
const runMs = 240_000;

export const handler = job(
  'send-notices',
  { tellGrades, tellSlate, tellPrices, tellDigest },
  async ({ now, ...tell }) => {
    const end = performance.now() + runMs;
    const isOver = () => performance.now() > end;
    await oneByOne(Object.entries(tell), async ([what, each]) => {
      const told = await each(now, isOver);
      if (told > 0) log.info('told', { what, told });
    });
  },
);
