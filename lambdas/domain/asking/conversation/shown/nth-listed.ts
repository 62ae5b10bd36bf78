/** "Give me a bet on the second one" after a list of games: the words with the game that is listed there in their place. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { rowsOf } from './rows.ts';

const places = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th'] as const;
const onGame = new RegExp(
  `\\b(?:on|for|in|from) (?:the |that )?(${places.join('|')}) (?:one|game|matchup)(?: (?:there|listed|on (?:the|that) list))?(?=[?!.,]|$)`,
);
const ofBets =
  /\b(?:bets?|picks?|plays?|parlay|sgp|same game|legs?|props?|spread|total|over|under|moneyline|ml|odds|prices?|lines?|money on)\b/;
/** A whole row: the last one that is remembered may be cut off. */
const game = /^(.{3,30}) at (.{3,30}), \w{3}, (\w{3} \d{1,2}), .* ET$/;

/** @returns undefined if no place on a list of games is named, or that game is not known */
export function nthListed(
  prompt: string,
  { play, asked: [last, ...others] = [], said = '' }: Turn,
  { teams }: Pick<QuestionContext, 'teams'>,
): Heard | undefined {
  if (play || !last || others.length > 0 || !isRuled(last)) return undefined;
  if (last.ask !== 'find' || last.topic !== 'schedule' || last.players.length > 0) return undefined;
  const text = bareOf(prompt);
  const [words, place] = onGame.exec(text) ?? [];
  if (words === undefined || place === undefined || !ofBets.test(text)) return undefined;
  const row = rowsOf(said)[places.findIndex((names) => names.split('|').includes(place))];
  const [, away, home, day] = (row && game.exec(row)) || [];
  const named = (short: string | undefined) => {
    const known = teams.filter(
      ({ sport, name }) =>
        (last.sports.length === 0 || last.sports.includes(sport)) &&
        (name === short || name.endsWith(` ${short}`)),
    );
    return known.length === 1 ? known[0]?.name : undefined;
  };
  const [visitor, host] = [named(away), named(home)];
  if (visitor === undefined || host === undefined) return undefined;
  return { kind: 'text', prompt: text.replace(words, `in ${visitor} vs ${host} on ${day}`) };
}
