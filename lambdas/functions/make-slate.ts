/** Every hour: makes the missing predictions of today's slate, one per style for each sport in season. */
import { ulid } from 'ulid';
import { boardsOf } from '../app/asking/boards.ts';
import { comingDays } from '../app/asking/question.ts';
import * as slate from '../app/asking/slate.ts';
import { type Sport, sports } from '../contracts/feed/sports.ts';
import * as pickPages from '../data/picks/pick-pages.ts';
import * as picks from '../data/picks/picks.ts';
import { entitiesOf } from '../domain/picks/entities.ts';
import { torontoDay } from '../domain/platform/toronto-day.ts';
import { type Style, slateEntry, slateMax, slateUserId, stylesOf } from '../domain/records/slate.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';

/** A slate covers the games of today and tomorrow. */
const daysAhead = 2;

export const handler = job(
  'make-slate',
  { boardsOf, picks, pickPages, slate },
  async ({ now, boardsOf, picks, pickPages, slate }, clock) => {
    const day = torontoDay(now);
    const load = boardsOf(comingDays(now, daysAhead), now);
    const today = (
      await pickPages.pagePicks(slateUserId, { ...pickPages.newestPicks, limit: slateMax })
    ).filter((pick) => pick.day === day);
    const used = new Set(today.flatMap(({ metadata }) => metadata.legs.map(({ gameId }) => gameId)));

    /** Each prediction is made once a day; failed ones are retried. */
    const missing = (sport: Sport): Style[] => {
      const made = new Set(today.map(({ promptLogId }) => promptLogId));
      return stylesOf(sport).filter((style) => !made.has(slateEntry(day, sport, style)));
    };

    async function make(sport: Sport, style: Style): Promise<string> {
      // Making a slate takes minutes, and games start in that time.
      const { kind, outcome } = await slate.predict(style, sport, await load(sport), used, clock());
      if (kind !== 'play') return kind;
      const { created } = await picks.savePick(
        picks.newPick({
          id: ulid(now.getTime()),
          userId: slateUserId,
          promptLogId: slateEntry(day, sport, style),
          sport,
          reasoning: style.title,
          playText: outcome.response,
          metadata: entitiesOf(outcome.analysis),
          now,
        }),
      );
      for (const { gameId } of outcome.analysis.legs) used.add(gameId);
      return created ? 'made' : 'exists';
    }

    await oneByOne(sports, async (sport) => {
      const wanted = missing(sport);
      if (wanted.length === 0) return;
      const board = await load(sport);
      for (const style of wanted) {
        // No prediction is better than one on the record at a stale price; the next run tries again.
        const outcome = board.notes.length > 0 ? 'too-old' : await make(sport, style);
        log.info('slate', { sport, style: style.name, outcome });
      }
    });
  },
);
