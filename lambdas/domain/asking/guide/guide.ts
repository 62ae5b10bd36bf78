/** What the model is told of the words that the rules read: it writes each question in them. Every line of it is read back by a test. */
import { termIds } from '../queries/explain/glossary.ts';
import { thingIds } from '../queries/not-offered/things.ts';
import { promptOf } from '../queries/reading/kinds.ts';
import { serviceTopics } from '../queries/service/entries.ts';
import { offTopicLead } from '../reading/terms/intent.ts';
import { bets } from './bets.ts';
import { followUps } from './follow-ups.ts';
import { facts, own, prices, sums } from './questions.ts';

const terms = termIds.map((id) => promptOf({ ask: 'explain', terms: [id] }).replace(/^Explain /, ''));
const services = serviceTopics.map((topic) => promptOf({ ask: 'service', topic }));
const missing = thingIds.map((thing) => promptOf({ ask: 'not_offered', thing }));

const section = (title: string, lines: readonly string[]): string => `# ${title}\n${lines.join('\n')}`;

/** About 4,000 tokens. The same for every request. */
export const guide = [
  section('A bet to be suggested: what is typed => how it is written', [
    ...bets.map(([asked, written]) => `${asked} => ${written}`),
    'A bet of one kind of leg is one line of these parts, in this order: Safe, Safest, Long-shot or Value; "3-leg"; "same-game"; sports; a part of the game; markets; "pick", "single" or "parlay"; sides; "on" a statistic "by" a player; teams (backing, against, avoiding, in … vs …, in the … game); hours, days; then, after commas: lines, "overs only", prices, payout, chance, order, and what is refused. Legs of several kinds are written one by one after "Parlay" or "Same-game parlay".',
  ]),
  section('A question that is no bet to be suggested, as it is written', [
    'Facts:',
    ...facts,
    'Each of these takes: at home, on the road, as favorites, as underdogs, after a win, after a loss, on short rest, last 5, vs a team, without a player, 1st half and other parts, and days.',
    'Prices, and the judgment of a bet that is named:',
    ...prices,
    'Sums:',
    ...sums,
    'What the asker bet, and what is to be kept of it:',
    ...own,
    `A betting term or rule: "Explain" and one or two of: ${terms.join(', ')}.`,
    `About this service, word for word: ${services.join(', ')}.`,
    `What this service does not have, word for word: ${missing.join(', ')}.`,
    `Anything else: ${offTopicLead}.`,
  ]),
  section('A question that follows another one: before | what is typed => how it is written', [
    ...followUps.map(([before, asked, written]) => `${before} | ${asked} => ${written}`),
  ]),
].join('\n\n');
