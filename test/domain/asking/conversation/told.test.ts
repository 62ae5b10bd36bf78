/** Follow-ups by what is told of them: what is to be done, and the role of each word. None of their other words is read. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { changeOfPlay } from '../../../../lambdas/domain/asking/conversation/told/of-play.ts';
import { changeOfQuestion } from '../../../../lambdas/domain/asking/conversation/told/of-question.ts';
import type { ChangeTopic } from '../../../../lambdas/domain/asking/conversation/told/topics.ts';
import { toldOf } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { promptOf } from '../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { teams } from '../../../../scripts/eval/teams.ts';
import { readingWith } from '../../feed/games/games.ts';
import { asked } from '../queries/parts/told.ts';
import { legOf } from './legs.ts';
import { shownTurn, turnAfter } from './turns.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams,
  players: ['Josh Allen', 'James Cook', 'Caleb Williams'],
  roster: [
    { sport: 'NFL', team: 'Buffalo Bills', name: 'Josh Allen' },
    { sport: 'NFL', team: 'Buffalo Bills', name: 'James Cook' },
    { sport: 'NFL', team: 'Chicago Bears', name: 'Caleb Williams' },
  ] as const,
  now: new Date('2026-11-21T15:00:00Z'),
};
const bills = legOf({});
const over = legOf({
  gameId: 'G2',
  home: 'Dallas Cowboys',
  away: 'Miami Dolphins',
  market: 'total',
  selection: 'over',
  line: 44.5,
});
const cook = legOf({
  market: 'prop',
  selection: 'over',
  prop: { playerId: 'P3', player: 'James Cook', team: 'Buffalo Bills', stat: 'rushing_yards' },
  line: 65.5,
});
const shown = (legs: readonly ShownLeg[], terms: Partial<Reading> = {}): Turn => shownTurn(legs, terms, 600);
const parlay = shown([bills, over, cook]);
const single = shown([bills]);
const prop = shown([cook]);
/** The turn of a bet that could not be had. */
const wanted = (terms: Partial<Reading>): Turn => ({
  askId: null,
  queries: [readingWith({ sports: ['NFL'], ...terms })],
  shown: [],
});
const team = (name: string) => ({ sport: 'NFL' as const, name, stance: 'back' as const });
const bothTeams = wanted({
  legs: { min: 2, max: 2 },
  payout: { min: 400, max: 576 },
  teams: [team('Detroit Lions'), team('Buffalo Bills')],
});
const ofPlayer = (player: string, stat: 'passing_yards' | 'rushing_yards') => ({
  ...openWish,
  markets: ['prop' as const],
  player,
  stat,
});
const bothPlayers = wanted({
  legs: { min: 2, max: 2 },
  wishes: [ofPlayer('Josh Allen', 'passing_yards'), ofPlayer('James Cook', 'rushing_yards')],
});

describe('the legs of a bet that could not be had', () => {
  const leaving = (name: string) => ({
    legs: { min: 2, max: 2 },
    payout: { min: 400, max: 576 },
    teams: [{ name, stance: 'avoid' }],
  });
  test.each<readonly [string, Turn, object]>([
    ['drop the bills', bothTeams, { legs: { min: 1, max: 1 }, teams: [team('Detroit Lions')], payout: null }],
    ['swap the lions for someone else', bothTeams, leaving('Detroit Lions')],
    ['leave the Bills but use somebody other than the Lions', bothTeams, leaving('Detroit Lions')],
    ['keep the lions, replace the bills', bothTeams, leaving('Buffalo Bills')],
    [
      'replace the bills with the chiefs',
      bothTeams,
      { wishes: [{ teams: [team('Detroit Lions')] }, { teams: [team('Kansas City Chiefs')] }] },
    ],
    [
      'add the chiefs',
      bothTeams,
      { legs: { min: 3, max: 3 }, wishes: { 2: { teams: [team('Kansas City Chiefs')] } } },
    ],
    [
      'take cook out, hes always hurt',
      bothPlayers,
      { player: 'Josh Allen', stat: 'passing_yards', wishes: [] },
    ],
    ['lose allen', bothPlayers, { player: 'James Cook', wishes: [] }],
  ])('“%s”', (prompt, turn, reading) => {
    const told = () => toldOf(prompt, context.roster, encoder());
    const heard = hear(prompt, turn, context, told);
    expect(heard).toMatchObject({ kind: 'play', next: { keep: [], without: [] } });
    expect(heard?.kind === 'play' && heard.next.reading).toMatchObject(reading);
  });
});

const nothing: Turn = { askId: null, queries: [], shown: [] };

/** What is done with the play: the bet that is asked for then and how many legs stay, or what is asked of it. */
function ofPlay(topic: ChangeTopic, marked: string, turn: Turn): unknown {
  const heard = changeOfPlay(topic, asked(marked), turn, context);
  if (heard?.kind === 'play') return `${heard.next.keep.length} + ${canonicalPrompt(heard.next.reading)}`;
  return heard?.kind === 'queries' ? heard.queries.map(promptOf).join() : heard;
}

describe('a change of the last play', () => {
  test.each([
    ['drop', 'i dont trust [cook|old=named], lose him', parlay, '2 + 2-leg NFL parlay'],
    ['drop', 'toss [the second one|old=2]', parlay, '2 + 2-leg NFL parlay'],
    ['keep', 'just [the total|old=named]', parlay, '1 + NFL single'],
    [
      'swap',
      'sub in [josh allen|player] for [the last guy|old=last]',
      parlay,
      '2 + Parlay: NFL spread pick backing the Buffalo Bills; NFL pick in Miami Dolphins vs Dallas Cowboys, overs only; NFL player prop pick on rushing yards by Josh Allen',
    ],
    ['swap', 'nah gimme the [moneyline|market]', single, '0 + NFL moneyline pick backing the Buffalo Bills'],
    [
      'swap',
      '[bears|team] [+3|line] in place of [the total|old=named]',
      parlay,
      '2 + Parlay: NFL spread pick backing the Buffalo Bills; NFL player prop pick on rushing yards by James Cook, overs only; NFL spread pick backing the Chicago Bears, line +3',
    ],
    [
      'add',
      'stick [the bears|team] [ml|market] on there',
      single,
      '1 + Parlay: NFL spread pick backing the Buffalo Bills; NFL moneyline pick backing the Chicago Bears',
    ],
    ['add', 'tack on whatever', single, '1 + 2-leg NFL parlay'],
    ['count', 'make that [two|n]', parlay, '2 + 2-leg NFL parlay'],
    ['count', '[one more|n]', parlay, '3 + 4-leg NFL parlay'],
    [
      'payout',
      'stretch it to like [+900|payout]',
      parlay,
      '0 + 3-leg NFL parlay, paying between +576 and +1296',
    ],
    [
      'flip',
      'flip [all three|old=all]',
      parlay,
      '0 + Parlay: NFL spread pick backing the New York Jets; NFL pick in Miami Dolphins vs Dallas Cowboys, unders only; NFL player prop pick on rushing yards by James Cook, unders only',
    ],
    ['flip', 'sell me the other side', single, '0 + NFL spread pick backing the New York Jets'],
    [
      'terms',
      'change [them|old=it] to [just win outright|market]',
      shown([bills]),
      '0 + NFL moneyline pick backing the Buffalo Bills',
    ],
    [
      'terms',
      'his [receptions|stat] rather',
      prop,
      '0 + NFL player prop pick on receptions by James Cook, overs only',
    ],
    [
      'terms',
      'only stuff that kicks [after 4|when]',
      parlay,
      '0 + 3-leg NFL parlay starting after 4:00 PM ET',
    ],
    ['terms', 'got one that is on [fanduel|book]', single, '0 + NFL pick, at FanDuel'],
    ['refuse', 'minus any [props|!market]', parlay, '0 + 3-leg NFL parlay, no player props'],
    ['pays', 'if i threw [25|stake] on it what am i lookin at', parlay, 'What does $25 at +600 pay'],
    ['save', 'in for [20|stake] at [mgm|book]', parlay, { kind: 'save', stake: 20, book: 'BetMGM' }],
    ['save', 'can you record it', parlay, { kind: 'save', stake: null }],
    ['save', '[2u|stake] on it', parlay, { kind: 'save', stake: null, units: 2 }],
    ['why', 'whats behind [the 3rd|old=3]', parlay, { kind: 'about', what: 'why', leg: 2 }],
    ['chance', 'how sure r u', parlay, { kind: 'about', what: 'chance' }],
    ['books', 'what do the other shops have', parlay, { kind: 'about', what: 'elsewhere' }],
    ['undo', 'the one before this', parlay, { kind: 'back', to: 'previous' }],
  ] as const)('%s: %s', (topic, marked, turn, expected) => {
    expect(ofPlay(topic, marked, turn)).toEqual(expected);
  });

  test.each([
    ['drop', 'lose [mahomes|old=named]', parlay],
    ['drop', 'lose [it|old=it]', parlay],
    ['drop', 'lose [the bills|old=named]', single],
    ['swap', 'swap [the 5th|old=5]', parlay],
    ['pays', 'what would it pay', parlay],
    ['save', 'whats your record on those', parlay],
    ['save', 'so hows ur record this week', single],
    ['terms', 'something [flurbish|market]', parlay],
    ['swap', 'another one', nothing],
  ] as const)('cannot be told: %s: %s', (topic, marked, turn) => {
    expect(ofPlay(topic, marked, turn)).toBeUndefined();
  });

  test.each([
    ['i dont trust [caleb williams|old=named], lose him', 'Caleb Williams'],
    ['lose [the lions|old=named]', 'the Lions'],
  ])('no leg is on whom it names: %s', (marked, name) => {
    expect(ofPlay('drop', marked, parlay)).toMatchObject({
      kind: 'unclear',
      isSure: true,
      why: `No leg of the last answer is on ${name}.`,
    });
  });
});

function ofQuestion(before: string, topic: ChangeTopic, marked: string): unknown {
  const heard = changeOfQuestion(topic, asked(marked), turnAfter(before, context), context);
  if (heard?.kind === 'text') return heard.prompt;
  return heard?.kind === 'queries' ? heard.queries.map(promptOf).join() : heard;
}

describe('the last question with other parts', () => {
  test.each([
    [
      'record of the bills',
      'carry',
      'and [when travelling|split=road]',
      'Record of Buffalo Bills on the road',
    ],
    ['record of the bills', 'carry', '[bears|team]?', 'Record of Chicago Bears'],
    [
      'record of the bills',
      'carry',
      'just the [past half dozen|span=last]',
      'Record of Buffalo Bills last 6',
    ],
    ['record of the bills', 'carry', 'and [to cover|market]', 'ATS record of Buffalo Bills'],
    [
      'josh allen passing yards last 5',
      'carry',
      "how'd he do vs [washington|vs] before",
      'Game log of Josh Allen passing yards last 5 vs Washington Commanders',
    ],
    [
      'josh allen passing yards last 5',
      'carry',
      '[rushing|stat] i mean',
      'Game log of Josh Allen rushing yards last 5',
    ],
    [
      'josh allen passing yards last 5',
      'carry',
      'vs [the jets|team] only',
      'Game log of Josh Allen passing yards last 5 vs New York Jets',
    ],
    ['best ats team nfl', 'flip', 'other way around', 'Worst against the spread team NFL'],
    ['best price on the bills', 'carry', 'and the [over|side]', 'Best price over for Buffalo Bills'],
    ['best price on the bills', 'books', 'what do the rest have', 'Prices for Buffalo Bills'],
    ['what does 20 at +150 pay', 'carry', 'for [50|stake] then?', 'What does $50 at +150 pay'],
    ['what does 20 at +150 pay', 'carry', 'at [2 to 1|price]', 'What does $20 at 2/1 pay'],
    ['is bills -3.5 -110 good', 'carry', 'and at [-120|price]', 'Is Buffalo Bills -3.5 -120 a good price?'],
    ['is bills -3.5 -110 good', 'pays', 'what would [20|stake] get me', 'What does $20 at -110 pay'],
    ['whats a push', 'explain', 'in baby words', 'Explain push'],
    ['record of the bills', 'bet', 'so who would u take', 'pick in the Buffalo Bills game'],
    ['record of the bills', 'bet', 'would you bet on them', 'would you bet on the Buffalo Bills'],
    ['record of the bills', 'bet', 'should i take them then', 'should i take the Buffalo Bills then'],
    ['record of the bills', 'bet', 'would u fade em', 'would u fade the Buffalo Bills'],
    ['odds for bills jets', 'bet', 'bet on them', 'pick in the Buffalo Bills vs New York Jets game'],
    [
      'josh allen passing yards last 5',
      'bet',
      'is his [under|side] any good then',
      'Josh Allen under passing yards',
    ],
  ] as const)('“%s”, then %s: “%s”', (before, topic, marked, expected) => {
    expect(ofQuestion(before, topic, marked)).toBe(expected);
  });

  test.each([
    ['record of the bills', 'carry', 'and the [passing yards|stat]'],
    ['record of the bills', 'carry', 'ok'],
    ['what does 20 at +150 pay', 'carry', 'and [bears|team]'],
    ['record of the bills', 'swap', '[bears|team]'],
  ] as const)('cannot be told: “%s”, then %s: “%s”', (before, topic, marked) => {
    expect(ofQuestion(before, topic, marked)).toBeUndefined();
  });
});

describe('what the rules place on no leg', () => {
  test.each([
    [
      'now flip em, unders instead',
      shown([over]),
      '0 + NFL pick in Miami Dolphins vs Dallas Cowboys, unders only',
    ],
    [
      'toss a td scorer in there too',
      single,
      '1 + Parlay: NFL spread pick backing the Buffalo Bills; Player prop pick on touchdowns',
    ],
  ] as const)('is done as it is told, where that is sure: %s', (prompt, turn, changed) => {
    const heard = hear(prompt, turn, context, () => toldOf(prompt, context.roster, encoder()));
    expect(heard).toMatchObject({ kind: 'play', isTold: true });
    if (heard?.kind !== 'play') throw new Error(heard?.kind);
    expect(`${heard.next.keep.length} + ${canonicalPrompt(heard.next.reading)}`).toBe(changed);
  });
});
