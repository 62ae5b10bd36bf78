/** A question as typed tokens, which every rule sees alike. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import type { KnownTeam } from '../../reading/names/directory.ts';
import { markTeams } from '../../reading/names/teams.ts';
import { gap, indexOfMarker, Text, team } from '../../reading/words/text.ts';
import { isRuleWord } from '../../reading/words/vocabulary.ts';
import { type Figure, figureOf, formOfUnit } from './figures.ts';

/** What a question is read with. */
export interface QuestionContext {
  /** The sport selected beside the question, used if the words name none. */
  readonly selectedSport: Sport;
  /** The teams that the feed has listed, in its spelling. */
  readonly teams: readonly KnownTeam[];
  /** Golfers with a price to win an upcoming tournament. */
  readonly golfers?: readonly string[] | undefined;
  /** Names of players with priced props. */
  readonly players?: readonly string[] | undefined;
  /** Every player that the feed has named. */
  readonly roster?: readonly KnownPlayer[] | undefined;
  readonly now: Date;
}

/** A word with what it can be: a figure, a team, or just a word. */
export interface Token {
  /** Lower case, without accents, with common misspellings corrected. */
  readonly word: string;
  /** With its capitals. */
  readonly cased: string;
  readonly figure?: Figure;
  readonly team?: KnownTeam;
  /** A comma, a period or a question mark. */
  readonly isBreak: boolean;
}

export interface Sentence {
  /** As typed; for a part of a question, its words with full names of teams. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly context: QuestionContext;
}

const isMarker = new RegExp(`^${team}$`, 'u');
const breaks = new Set([',', '.', '?']);

/** @param text at most 2,000 characters are read */
export function sentenceOf(prompt: string, context: QuestionContext): Sentence {
  const text = new Text(prompt.slice(0, 2000));
  const { teams } = markTeams(
    text,
    {
      selectedSport: context.selectedSport,
      sports: [],
      teams: context.teams,
      people: { players: context.players, roster: context.roster },
    },
    isRuleWord,
  );
  const words = text.cased.replaceAll(gap, ' ').replace(new RegExp(team, 'gu'), ' $& ').split(' ');
  const tokens = words.flatMap((cased) => split(cased)).map((cased) => tokenOf(cased, teams));
  return { text: prompt, tokens: joined(tokens), context };
}

/** Two prices written together: "-110/-110", "+150/-170". */
const twoPrices = /^([+-]?\d{3,6})\/([+-]\d{3,6})$/;
/** A price that a sign joins to another word: "over-110". */
const attached = /^([a-z]{2,})([+-]\d{3,6})$/i;

/** A count of legs in one word: "a three-team parlay", "4-leg". */
const counted = /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)-(team|leg|game|pick|man)s?$/i;

function split(cased: string): string[] {
  const legs = counted.exec(cased);
  if (legs) return [legs[1] ?? '', legs[2] ?? ''];
  const pair = twoPrices.exec(cased) ?? attached.exec(cased);
  if (pair) return [pair[1] ?? '', pair[2] ?? ''];
  const bare = cased.replace(/^['/]+|['/+-]+$/g, '').replace(/^[+-]+(?!\d)/, '');
  return bare === '' || bare === '@' ? [] : [bare];
}

function tokenOf(cased: string, teams: readonly KnownTeam[]): Token {
  const word = cased.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (isMarker.test(cased)) {
    const named = teams[indexOfMarker(cased)];
    return {
      word: named?.name.toLowerCase() ?? '',
      cased: named?.name ?? '',
      ...(named && { team: named }),
      isBreak: false,
    };
  }
  const figure = figureOf(word);
  return { word, cased, ...(figure && { figure }), isBreak: breaks.has(word) };
}

/** Joins a number with the unit after it, "a hundred", "6 to 1" and "1 in 6". */
function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const { figure } = token;
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    const isWhole = figure?.form === 'number';
    if (isWhole && next?.word === 'to' && after?.word === '1') {
      all.push({ ...token, word: `${token.word}/1`, figure: { value: figure.value, form: 'fraction' } });
      at += 2;
      continue;
    }
    const outOf = tokens[at + 2]?.figure;
    // "1 in 6" is a chance; "1 in 3 games" counts games.
    if (isWhole && figure.value === 1 && next?.word === 'in' && outOf?.form === 'number' && outOf.value > 1) {
      const counted = tokens[at + 3]?.word ?? '';
      if (counted !== 'a' && !counted.startsWith('game')) {
        all.push({
          ...token,
          word: `1/${outOf.value}`,
          figure: { value: 100 / outOf.value, form: 'percent' },
        });
        at += 2;
        continue;
      }
    }
    const form = figure && (isWhole || figure.form === 'decimal') && next ? formOfUnit(next.word) : undefined;
    if (figure && form) {
      all.push({ ...token, figure: { value: figure.value, form } });
      at += 1;
      continue;
    }
    all.push(token);
  }
  return all;
}
