/** Composes the answer: every sentence and number that the user sees, from facts and prices. */
import type { Evidence, Leg, MetWish, Note, PromptAnalysis } from '../../../contracts/asking/analysis.ts';
import type { BetType, RiskProfile, Sport } from '../../../contracts/feed/sports.ts';
import { formatLine } from '../../feed/board/sides.ts';
import { betTypes } from '../../feed/markets/families.ts';
import { keyOf, registry } from '../../feed/markets/registry.ts';
import { formatAmerican } from '../../feed/odds/odds.ts';
import { breakEven, costPerHundred, fairPrice } from '../../feed/odds/value.ts';
import { startLabel } from '../../platform/calendar.ts';
import { chanceWords, costWords } from '../english/numbers.ts';
import { type Named, namedTeam } from '../english/team-names.ts';
import { type ThesisWords, themeSentence, thesisSentences } from '../english/theses.ts';
import { movementOf } from '../facts/kinds/market.ts';
import type { Candidate } from './candidate.ts';
import type { ArguedLeg, Choice } from './choose.ts';
import { evidenceOf } from './evidence.ts';
import { leadSentence } from './fact-kinds.ts';
import { inMatch, matchOf } from './match-names.ts';
import { elsewhereOf } from './one-book.ts';
import { slipOf } from './same-game/slip-of.ts';
import { chanceOf, payoutOf } from './terms.ts';
import { listed } from './words/notes.ts';
import { type Speaker, speaker } from './words/speaker.ts';

export interface Composed {
  /** Plain text, stored with a saved pick. */
  readonly response: string;
  readonly analysis: PromptAnalysis;
}

/**
 * @param wishes which legs meet which wish of the question
 * @param verdict yes or no, before everything else
 */
export function composePlay(
  { legs, theme }: Choice,
  notes: readonly Note[],
  {
    wishes,
    verdict,
  }: { readonly wishes?: readonly MetWish[] | undefined; readonly verdict?: Note | undefined } = {},
): Composed {
  const voice = speaker();
  const all = legs.map(({ candidate }) => candidate);
  const shown = onceEach(legs.map((leg) => legOf(leg, voice)));
  const [single] = all.length === 1 ? all : [];
  const slip = slipOf(all);
  const odds = payoutOf(all);
  const confidence = slip ? (slip.chance ?? 0) : chanceOf(all);
  const analysis: PromptAnalysis = {
    sport: sportOf(all),
    bet_type: betTypeOf(all),
    match_date: all.map(({ game }) => game.startsAt).sort()[0] ?? null,
    team_name: all.map((candidate) => teamsOf(candidate).own).join(', '),
    player_name: all.flatMap(({ prop, outright }) => (prop ?? outright)?.player ?? []).join(', ') || null,
    opponent: all.map((candidate) => teamsOf(candidate).other).join(', '),
    risk_profile: riskOf(confidence),
    // No feed has the price of legs of one game.
    odds: slip ? null : formatAmerican(odds),
    confidence,
    market_probability: slip ? slip.chance : confidence,
    suggestion: all.map(suggestionOf),
    analysis: shown.map(({ thesis, evidence = [] }) => paragraph(thesis?.text ?? '', evidence)),
    legs: shown,
    ...(all.length > 1 && { theme: { id: theme, text: themeSentence(theme) } }),
    break_even: slip ? null : breakEven(odds),
    // A single can return its stake on a tie, which its own cost counts.
    expected_value: slip ? null : 0 - (single ? single.cost : costPerHundred(confidence, odds)),
    book: all[0]?.book ?? null,
    elsewhere: slip ? [] : elsewhereOf(all),
    books: Math.min(...all.map(({ books }) => books)),
    ...(slip && { slip }),
    notes: [...notes],
    ...(wishes && { wishes: [...wishes] }),
  };
  const response = responseOf(all, analysis);
  if (!verdict) return { response, analysis };
  return { response: `${verdict.text}\n${response}`, analysis: { ...analysis, notes: [verdict, ...notes] } };
}

/** A fact of a game, such as its rest, is told with the first leg that it is about. */
function onceEach(legs: readonly Leg[]): Leg[] {
  const told: string[] = [];
  return legs.map(({ evidence = [], ...leg }) => {
    const own = evidence.filter(({ text }) => !told.some((each) => each.includes(text)));
    told.push(leg.thesis?.text ?? '', ...own.map(({ text }) => text));
    return { ...leg, evidence: own };
  });
}

/** An answer with several sports is filed under the sport of its first leg. */
function sportOf(all: readonly Candidate[]): Sport {
  const [first] = all;
  if (!first) throw new Error('an answer has a leg');
  return first.game.sport;
}

function legOf(leg: ArguedLeg, voice: Speaker): Leg {
  const { candidate, thesis, lead } = leg;
  const { period } = registry[candidate.marketKey];
  const compared = lead && leadSentence(lead, candidate);
  const { game, market, selection, line, price, marketProbability, book, pricedAt, books, cost } = candidate;
  return {
    gameId: game.id,
    sport: game.sport,
    startsAt: game.startsAt,
    home: game.home.name,
    away: game.away.name,
    market: candidate.prop ? registry[`player.${candidate.prop.stat}`].family : market,
    // Most keys follow from the market and the prop, and every stored answer pays for its size.
    ...(keyOf({ market, prop: candidate.prop }) !== candidate.marketKey && { key: candidate.marketKey }),
    ...(period !== 'game' && { period }),
    ...(candidate.team && { team: candidate.team }),
    selection,
    ...(candidate.prop && { prop: candidate.prop }),
    ...(candidate.outright && { outright: candidate.outright }),
    ...(isQuestionable(candidate) && { questionable: true }),
    line,
    price,
    book,
    pricedAt,
    marketProbability,
    ...(candidate.measured && { oneSided: true, chanceRange: [...candidate.measured.range] }),
    thesis: {
      id: thesis,
      text: voice.say(compared ? [compared] : thesisSentences(thesis, wordsOf(candidate))),
    },
    evidence: evidenceOf(leg, voice),
    bestPrice: (candidate.own[0] ?? candidate.quotes?.best)?.price ?? price,
    bestBook: (candidate.own[0] ?? candidate.quotes?.best)?.book ?? book,
    books,
    medianPrice: books > 1 ? (candidate.quotes?.median ?? null) : null,
    saves: savesOf(candidate),
    elsewhere: candidate.elsewhere && { price: candidate.elsewhere.price, book: candidate.elsewhere.book },
    movement: movementOf(candidate).slice(-mostMovement),
    breakEven: candidate.breakEven,
    fairPrice: fairPrice(marketProbability),
    cost,
  };
}

function isQuestionable({ game, prop }: Candidate): boolean {
  const known = prop && game.props?.find((each) => each.known?.id === prop.playerId)?.known;
  return known?.availability === 'questionable';
}

/** A pick stores only the most recent price changes. */
const mostMovement = 20;

function savesOf({ priceFacts }: Candidate): number | null {
  const best = priceFacts.find(({ fact }) => fact.kind === 'best_price');
  return best ? Number(best.fact.values.saves) : null;
}

/** How sentences name the pick: by nicknames, as sports desks do. */
function wordsOf(candidate: Candidate): ThesisWords {
  if (candidate.outright) return winnerWords(candidate.outright.player, inMatch(candidate.game));
  const { game, market, selection, line, label } = candidate;
  const isOfPart = market === 'team_total' || registry[candidate.marketKey].period !== 'game';
  const named = (name: string) => namedTeam(name, game.sport);
  const { own } = teamsOf(candidate);
  const [home, away] = [named(game.home.name), named(game.away.name)];
  const bare = ({ name }: Named) => name.replace(/^the /, '');
  const isTotal = isOfPart || !namesTeam(candidate);
  const total =
    candidate.prop || isOfPart ? label : selection === 'draw' ? 'the draw' : `${selection} ${line}`;
  const team = named(own).name;
  const spread = market === 'spread' && line !== null ? `${team} ${formatLine(line)}` : null;
  return {
    pick: isTotal ? total : (spread ?? team),
    bet: isTotal ? total : (spread ?? `${team} to win`),
    match: `${bare(away)}–${bare(home)}`,
  };
}

function winnerWords(player: string, match: string): ThesisWords {
  return {
    pick: player,
    bet: `${player} to win`,
    match,
  };
}

/** The opponent of a golfer. */
const theField = 'the field';

/** Thesis and evidence as one paragraph of plain text. */
function paragraph(thesis: string, evidence: readonly Evidence[]): string {
  const of = (side: Evidence['side']) =>
    evidence.filter((each) => each.side === side).map(({ text }) => text);
  const [pros, cons, besides] = [of('for'), of('against'), of('neutral')];
  return [
    thesis,
    ...(pros.length > 0 ? [`For: ${pros.join(' ')}`] : []),
    ...(cons.length > 0 ? [`Against: ${cons.join(' ')}`] : []),
    ...(besides.length > 0 ? [`Also: ${besides.join(' ')}`] : []),
  ].join(' ');
}

function betTypeOf([first, ...others]: readonly Candidate[]): BetType {
  if (!first || others.length > 0) return 'parlay';
  return betTypes[first.market];
}

/** A total or a draw belongs to neither side, so the home team comes first. A prop belongs to its player's team. */
function teamsOf({ game, selection, prop, outright, team }: Candidate): { own: string; other: string } {
  if (outright) return { own: outright.player, other: theField };
  return selection === 'away' || team === 'away' || prop?.team === game.away.name
    ? { own: game.away.name, other: game.home.name }
    : { own: game.home.name, other: game.away.name };
}

/** The risk level that the chance of the whole bet justifies. */
function riskOf(percent: number): RiskProfile {
  if (percent >= 60) return 'low';
  return percent > 25 ? 'medium' : 'high';
}

function suggestionOf(candidate: Candidate): string {
  const { label, price, game } = candidate;
  const whole = namesTeam(candidate) ? label : `${label}, ${matchOf(game)}`;
  return `${whole} (${formatAmerican(price)})`;
}

/** The labels of totals, draws and props do not name the game, and those of outrights not the tournament. */
function namesTeam({ market, selection }: Candidate): boolean {
  return market !== 'total' && market !== 'prop' && market !== 'outright' && selection !== 'draw';
}

const sportName = (sport: Sport) => (sport === 'GOLF' ? 'Golf' : sport);

function responseOf(all: readonly Candidate[], analysis: PromptAnalysis): string {
  const kind = all[0]?.outright ? 'outright' : analysis.bet_type;
  const { slip } = analysis;
  const what =
    all.length === 1 ? `${kind} pick` : `${all.length}-leg ${slip?.sameGame ? 'same-game ' : ''}parlay`;
  const lines = all.map((candidate, index) => {
    const match = namesTeam(candidate) ? `${matchOf(candidate.game)}, ` : '';
    return `${index + 1}. ${analysis.suggestion[index]}: ${match}${startLabel(candidate.game.startsAt)}`;
  });
  const sports = listed([...new Set(all.map(({ game }) => sportName(game.sport)))]);
  const odds = `${all.length === 1 ? '' : 'Parlay odds '}${analysis.odds} at ${analysis.book}`;
  const whole = slip
    ? [`At ${analysis.book}. ${slip.note ?? ''}`.trim(), ...slip.says, slip.why ?? '', ...slip.care]
        .filter(Boolean)
        .join('\n')
    : `${odds}; ${chanceWords(analysis.confidence)}, ${costWords(0 - (analysis.expected_value ?? 0))}.`;
  const notes = (analysis.notes ?? []).map(({ text }) => text);
  return [
    `${sports} ${what}`,
    ...lines,
    whole,
    ...(analysis.theme ? [analysis.theme.text] : []),
    ...notes,
  ].join('\n');
}

const nothing = {
  match_date: null,
  team_name: null,
  player_name: null,
  opponent: null,
  odds: null,
  market_probability: null,
  break_even: null,
  expected_value: null,
} as const;

/** The analysis of an answer that suggests nothing. */
export function emptyAnalysis(sport: Sport, notes: readonly Note[]): PromptAnalysis {
  return {
    ...nothing,
    sport,
    bet_type: 'general',
    risk_profile: 'medium',
    confidence: 0,
    suggestion: [],
    analysis: [],
    legs: [],
    notes: [...notes],
  };
}
