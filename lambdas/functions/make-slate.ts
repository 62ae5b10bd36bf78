/** Every hour: makes what is missing of today's slate, one prediction per sport in season and style. */
import { ulid } from 'ulid';
import * as advice from '../app/asking/advice.ts';
import { countModelCall } from '../app/asking/model-metrics.ts';
import type { Outlook } from '../app/feed/outlook.ts';
import * as outlook from '../app/feed/outlook.ts';
import { gameSports, type Sport } from '../contracts/sports.ts';
import * as picks from '../data/picks.ts';
import { addDays, leagueDay } from '../domain/calendar.ts';
import { entitiesOf } from '../domain/entities.ts';
import { house, type Style, slateEntry, styles } from '../domain/slate.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';

/** A slate is about the games at hand: today's and tomorrow's. */
const daysAhead = 2;

export const handler = job(
  'make-slate',
  { outlook, picks, advice },
  async ({ now, outlook, picks, advice }) => {
    const day = torontoDay(now);
    const today = leagueDay(now);
    const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index));

    /** Made once a day: what is there stays, what failed before is tried again. */
    async function missing(sport: Sport): Promise<Style[]> {
      const marks = await Promise.all(
        styles.map((style) => picks.findSavedMark(house, slateEntry(day, sport, style))),
      );
      return styles.filter((_, index) => !marks[index]);
    }

    async function make(sport: Sport, style: Style, offered: Outlook): Promise<string> {
      // A slate takes minutes, in which games start.
      const said = await advice.advise({ prompt: style.prompt, sport, ...offered, now: new Date() });
      countModelCall(said);
      if (said.kind !== 'answer') return said.kind;
      const { created } = await picks.savePick(
        picks.newPick({
          id: ulid(now.getTime()),
          userId: house,
          promptLogId: slateEntry(day, sport, style),
          sport,
          reasoning: style.prompt,
          playText: said.response,
          metadata: entitiesOf(said.analysis),
          now,
        }),
      );
      return created ? 'made' : 'there';
    }

    await oneByOne(gameSports, async (sport) => {
      const wanted = await missing(sport);
      if (wanted.length === 0) return;
      const offered = await outlook.outlook(await outlook.kept(sport, days), now);
      for (const style of wanted) {
        // Nobody is waiting: better no prediction this hour than one on the record at a price that may be gone.
        const outcome = offered.notes.length > 0 ? 'too-old' : await make(sport, style, offered);
        log.info('slate', { sport, style: style.name, outcome });
      }
    });
  },
);
