/** `npm run always-something`: whether there is always something to ask for and to see, and nothing false, at every hour. */

import { defineCommand, main, numberOption, UsageError } from '../../ops/command.ts';
import { hoursOf, hoursOfWeek, type Season, weeks } from './hours.ts';
import { lookAt } from './look.ts';

const seasons = Object.keys(weeks) as Season[];

const command = defineCommand({
  help: `Usage: npm run always-something [-- --season <name>] [--every <hours>]

Opens the product at each of the ${hoursOfWeek} hours of a week in four seasons, through its own code with that time as now: asks every
question that the site proposes at that hour, makes the slate and the free pick of the landing page, and reads the dashboard's next
games. Reports a proposed question without an answer, a page with nothing on it, a tap that gives no play, and every sentence
or number that the games and prices contradict.

  --season <name>   ${seasons.join(', ')}; all by default. Two seasons can run beside each other
  --every <hours>   look only every so many hours (default 1)

Exit code 1 if anything was found.`,
  options: {
    season: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
  },
  async run({ season, every }, { say, note }) {
    const wanted = seasons.filter((each) => season === '' || each === season);
    if (wanted.length === 0) throw new UsageError(`--season must be one of ${seasons.join(', ')}`);
    const step = numberOption('every', every, 1, hoursOfWeek);
    const totals = { hours: 0, asked: 0, predictions: 0, found: 0 };
    for (const each of wanted) {
      note(`… ${each}: ${weeks[each].why}`);
      for (const now of hoursOf(each, step)) {
        const { asked, predictions, findings } = await lookAt(now);
        totals.hours += 1;
        totals.asked += asked;
        totals.predictions += predictions;
        totals.found += findings.length;
        for (const finding of findings) say(`${now.toISOString()} ${finding}`);
        if (totals.hours % 24 === 0) note(`… ${totals.hours} hours, ${totals.found} findings`);
      }
    }
    const { hours, asked, predictions, found } = totals;
    say(`${hours} hours: ${asked} questions, ${predictions} predictions, ${found} findings`);
    return found === 0;
  },
});

await main(command);
