/** Every hour: makes what is missing of today's slate, one prediction per sport in season and style. */
import { ulid } from 'ulid';
import { type Sport, sports } from '../contracts/sports.ts';
import * as games from '../data/games.ts';
import * as picks from '../data/picks.ts';
import { torontoDay } from '../domain/allowance.ts';
import { addDays, leagueDay } from '../domain/calendar.ts';
import { entitiesOf } from '../domain/entities.ts';
import { house, type Style, slateEntry, styles } from '../domain/slate.ts';
import { job } from '../http/job.ts';
import { log } from '../http/log.ts';
import * as advice from '../services/advice.ts';

/** A slate is about the games at hand: today's and tomorrow's. */
const daysAhead = 2;

export const handler = job('make-slate', { games, picks, advice }, async ({ now, games, picks, advice }) => {
  const day = torontoDay(now);
  const today = leagueDay(now);
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index));

  /** Made once a day: what is there stays, what failed before is tried again. */
  async function make(sport: Sport, style: Style): Promise<string> {
    const entry = slateEntry(day, sport, style);
    if (await picks.findSavedMark(house, entry)) return 'there';
    const coming = await games.gamesOn(sport, days);
    const said = await advice.advise({ prompt: style.prompt, sport, games: coming, now });
    if (said.kind !== 'answer') return said.kind;
    const { created } = await picks.savePick(
      picks.newPick({
        id: ulid(now.getTime()),
        userId: house,
        promptLogId: entry,
        sport,
        reasoning: style.prompt,
        playText: said.response,
        metadata: entitiesOf(said.analysis),
        now,
      }),
    );
    return created ? 'made' : 'there';
  }

  for (const sport of sports) {
    for (const style of styles)
      log.info('slate', { sport, style: style.name, outcome: await make(sport, style) });
  }
});
