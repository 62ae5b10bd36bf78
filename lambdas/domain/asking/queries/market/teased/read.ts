/** Reads legs of a teaser whose new lines are asked for: "6 point teaser on chiefs and niners, what are the lines". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { isPlain } from '../../reading/plain-words.ts';
import type { Sentence, Token } from '../../reading/sentence.ts';
import { openMarket } from '../open-market.ts';
import { keyNumbers } from './best.ts';

const cue = /^(?:tease|teased|teases|teasing|teaser|teasers)$/;
/** What is settled, logged or explained, and no line that is asked for. */
const others =
  /\b(?:push\w*|voids?|voided|ties?|tied|lands?|landed|settle\w*|what happens|lost|lose|won|wins? by|log|track|record|save|pleasers?|strikeouts?|yards?|yds|touchdowns?|tds?|rebounds?|assists?|moneylines?|ml|props?|first half|1h|1q|quarter|how often|hit rate|odds of)\b/i;
/** Says that something is to be done with the legs. A teaser alone is a bet, which we do not have. */
const asks =
  /\b(?:tease[ds]?|teasing|what(?:['’]?s)?|how|lines?|spreads?|numbers?|becomes?|looks?|new|adjusted|show|give|gimme|make|build|want|worth|good|break|key|through|tell|if|is|are|does|do|teasers? (?:with|on|using))\b/i;
/** Words around teased lines, none of which changes a leg. */
const around = new Set(
  "across free money true false cap nah facts fact legit lock easy guaranteed automatic auto always never profitable positive plus-ev ev +ev buddy buddies friend friends guy guys says say said saying claims swears told thinks people everyone heard edge bettors sharps sense sucker dumb stupid smart terrible mistake trap bad idea or square break even breakeven adjusted adjust after all also american base become becomes been bet bets bothe both bring calc calculate cross crosses crossing down each end every football basketball game games getting give given go goes good half idea key leg legs line lines look looks make makes makeup matchup mean moved move moving new nfl nba cfl now number numbers on one original out parlay pay per pick picks play plus point points price priced pt pts put ride right run send show side sides six spot spread spreads sharp standard still sunday monday thursday saturday friday tonight today tomorrow weekend week team teams teamer teased tease teaser teasers teasing ticket together tell through thru total totals two three four update updated usual using vs value way where whats what's what with would work works worth like lay through get gets how whole same slip wong legger teams' book books take taking compare see think thoughts bring comes come normal regular at for by to via type style ok sweetheart six-point seven-point".split(
    ' ',
  ),
);
const ofPoints = /^(?:point|points|pt|pts|pointer)$/;
const joinedPoints = /^(\d{1,2}(?:\.5)?)-?(?:point|points|pt|pts|pointer)$/;
const fromLine = /^(?:from|at|of|off)$/;
const over = /^(?:over|overs|o)$/;
const under = /^(?:under|unders|u)$/;
const joinedTotal = /^([ou])(\d{2,3}(?:\.5)?)$/;
const across = /^(?:through|thru|across|cross|crosses|crossing)$/;
const besideKeys = /^(?:the|and|both|&|key|numbers?|of|,|\/)$/;
const isKey = (value: number): boolean => keyNumbers.includes(value);
/** Between "over 45" and whose game it is, and between the two teams of a game. */
const ofGame = /^(?:in|of|on|for|the|game|total|that|at)$/;
const versus = /^(?:vs|v|versus|at|@|\/|-)$/;

/** @returns undefined where no leg is named, or where a word or a figure has no place */
export function teasedIn({ text, tokens }: Sentence): MarketQuery | undefined {
  if (!tokens.some(({ word }) => cue.test(word)) || others.test(text)) return undefined;
  const reading = new Legs(tokens);
  for (let at = 0; at < tokens.length; at = reading.next(at));
  const { legs, points, prices, isUnread } = reading;
  const [price = null, ...morePrices] = prices;
  const [by = null, ...morePoints] = [...new Set(points)];
  if (isUnread || legs.length === 0 || legs.length > 8 || morePrices.length + morePoints.length > 0)
    return undefined;
  const isOfTotals = /\btotals?\b/i.test(text);
  if (isOfTotals && legs.every(({ market }) => market === 'spread')) return undefined;
  if (!asks.test(text) && legs.every(({ line }) => line === null)) return undefined;
  const isLineAlone = ({ teams, market }: NamedBet) => teams.length === 0 && market === 'spread';
  // "Lions to -1.5": a line apart from its team may be the teased one.
  if (legs.some(isLineAlone) && legs.some(({ teams }) => teams.length > 0)) return undefined;
  const sports = [...new Set(legs.flatMap((leg) => leg.sports))];
  return {
    ...openMarket,
    topic: 'books',
    sports,
    teams: [...new Set(legs.flatMap(({ teams }) => teams))].slice(0, 4),
    teased: { points: by, price, legs },
  };
}

/** What is read, token by token. */
class Legs {
  readonly legs: NamedBet[] = [];
  readonly points: number[] = [];
  readonly prices: number[] = [];
  isUnread = false;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Reads what begins at a token. @returns where the next one begins */
  next(at: number): number {
    const token = this.#tokens[at];
    if (!token) return at + 1;
    const { word, figure, team, isBreak } = token;
    if (team) return this.#team(at, team.name, team.sport);
    const total = joinedTotal.exec(word);
    if (total) return this.#total(at, total[1] === 'o' ? 'over' : 'under', Number(total[2]), at + 1);
    if (over.test(word) || under.test(word)) {
      const line = this.#plainNumber(at + 1);
      return this.#total(
        at,
        over.test(word) ? 'over' : 'under',
        line ?? null,
        at + (line === undefined ? 1 : 2),
      );
    }
    const joined = joinedPoints.exec(word);
    if (joined) {
      this.points.push(Number(joined[1]));
      return at + 1;
    }
    if (figure?.form === 'american') this.prices.push(figure.value);
    else if (figure?.form === 'line') this.legs.push(bet([], [], 'spread', null, figure.value));
    else if (figure?.form === 'number' || figure?.form === 'decimal') return this.#number(at, figure.value);
    else if (figure || !(isBreak || isPlain(word) || around.has(word) || cue.test(word)))
      this.isUnread = true;
    return at + 1;
  }

  #team(at: number, name: string, sport: Sport): number {
    const next = this.#tokens[at + 1];
    const sign = next?.word === 'plus' || next?.word === 'minus' ? next.word : undefined;
    const said = sign ? this.#plainNumber(at + 2) : undefined;
    if (said !== undefined && said < 60) {
      this.legs.push(bet([name], [sport], 'spread', null, sign === 'minus' ? -said : said));
      return at + 3;
    }
    // "Tease the 49ers from -9".
    if (next && fromLine.test(next.word) && this.#tokens[at + 2]?.figure?.form === 'line')
      return this.#team(at + 1, name, sport);
    const line = next?.figure?.form === 'line' ? next.figure.value : null;
    const to = this.#tokens[at + 2]?.word === 'to' ? this.#tokens[at + 3]?.figure : undefined;
    // "Lions -7.5 to -1.5": by how much is said by both.
    if (line !== null && to?.form === 'line' && to.value > line) {
      this.points.push(to.value - line);
      this.legs.push(bet([name], [sport], 'spread', null, line));
      return at + 4;
    }
    this.legs.push(bet([name], [sport], 'spread', null, line));
    return at + (line === null ? 1 : 2);
  }

  /** "Chiefs over", "over 45 in Chiefs Eagles", "over 45". */
  #total(at: number, side: 'over' | 'under', line: number | null, next: number): number {
    const before = this.#teamsBefore(at);
    if (before > 0) {
      const own = this.legs.splice(-before);
      this.legs.push(
        bet(
          own.flatMap(({ teams }) => teams),
          [...new Set(own.flatMap(({ sports }) => sports))],
          'total',
          side,
          line,
        ),
      );
      return next;
    }
    const teams: string[] = [];
    const sports: Sport[] = [];
    let end = next;
    while (teams.length < 2 && end < this.#tokens.length && end - next < 6) {
      const token = this.#tokens[end];
      if (token?.team) {
        teams.push(token.team.name);
        sports.push(token.team.sport);
        // "Over in the Chiefs game and the Bills": what follows the game is another leg.
        if (this.#tokens[end + 1]?.word === 'game') break;
      } else if (!token || !(teams.length === 0 ? ofGame : versus).test(token.word)) break;
      end++;
    }
    const hasLine = (token: Token | undefined) => token?.figure?.form === 'line';
    if (teams.length === 0 || hasLine(this.#tokens[end])) {
      this.legs.push(bet([], [], 'total', side, line));
      if (line === null) this.isUnread = true;
      return next;
    }
    this.legs.push(bet(teams, [...new Set(sports)], 'total', side, line));
    return end + (this.#tokens[end]?.team ? 1 : 0);
  }

  /** How many of the last legs are teams right before a total: one, or the two of a game. */
  #teamsBefore(at: number): number {
    const isOpen = (leg: NamedBet | undefined) =>
      leg !== undefined && leg.market === 'spread' && leg.line === null && leg.teams.length === 1;
    if (!isOpen(this.legs.at(-1))) return 0;
    const words = this.#tokens.slice(Math.max(0, at - 5), at);
    const last = words.findLastIndex(({ team }) => team);
    const between = words.slice(last + 1).map(({ word }) => word);
    if (last < 0 || between.some((word) => !/^(?:game|the|total|matchup)$/.test(word))) return 0;
    const [other, joint] = [words[last - 2], words[last - 1]];
    const isPair =
      words[last - 1]?.team !== undefined ||
      (other?.team !== undefined && /^(?:at|vs|v|versus|\/|-)$/.test(joint?.word ?? ''));
    return isPair && isOpen(this.legs.at(-2)) ? 2 : 1;
  }

  /** Points, a count of teams, or a line without its sign. */
  #number(at: number, value: number): number {
    const [before, next, after] = [
      this.#tokens[at - 1]?.word ?? '',
      this.#tokens[at + 1]?.word ?? '',
      this.#tokens[at + 2]?.word ?? '',
    ];
    if (ofPoints.test(next)) {
      this.points.push(value);
      return at + 2;
    }
    if (isKey(value) && this.#isThrough(at)) return at + 1;
    if (before === 'plus' || before === 'minus')
      this.legs.push(bet([], [], 'spread', null, before === 'minus' ? -value : value));
    else if (
      /^(?:teams?|legs?|teamers?|leggers?|games?|picks?|of|way|sides?|spreads?|lines?)$/.test(next) &&
      Number.isInteger(value)
    )
      return at + 1;
    else if (
      /^(?:by|up|down|of|a|an|teased?|teaser)$/.test(before) ||
      /^teas/.test(next) ||
      /^teas/.test(after) ||
      next === ''
    )
      this.points.push(value);
    else this.isUnread = true;
    return at + 1;
  }

  /** "Through 3 and 7": the margins that a teaser moves across, and no points. */
  #isThrough(at: number): boolean {
    const words = this.#tokens.slice(Math.max(0, at - 5), at);
    const cross = words.findLastIndex(({ word }) => across.test(word));
    return (
      cross >= 0 &&
      words
        .slice(cross + 1)
        .every(({ word, figure }) => (figure ? isKey(Number(word)) : besideKeys.test(word)))
    );
  }

  #plainNumber(at: number): number | undefined {
    const figure = this.#tokens[at]?.figure;
    return figure?.form === 'number' || figure?.form === 'decimal' ? figure.value : undefined;
  }
}

const bet = (
  teams: readonly string[],
  sports: readonly Sport[],
  market: 'spread' | 'total',
  side: 'over' | 'under' | null,
  line: number | null,
): NamedBet => ({
  sports: [...sports],
  teams: [...teams],
  player: null,
  stat: null,
  market,
  side,
  line,
  price: null,
});
