/** Words of names that only the players themselves explain: "Zion's team", "Shai Mitchell Maxey". */
import { playersMeant, playersOfName } from '../../reading/names/known-players.ts';
import type { Context } from '../../reading/read.ts';
import type { Span } from '../spans.ts';

/** "Zion's team to win" is a bet on the Pelicans. */
export const withTeamsOfPlayers = (spans: readonly Span[], context: Context): readonly Span[] =>
  spans.map((span) => {
    const [, name] =
      (span.role === 'team' && /^(.+?)['’]s?(?: (?:team|squad|club|boys|guys))?$/i.exec(span.words)) || [];
    if (name === undefined) return span;
    const [team, ...others] = new Set(
      meant(name, context).flatMap((player) =>
        playersOfName(player, context.roster).map((each) => each.team),
      ),
    );
    return team !== undefined && others.length === 0 ? { ...span, words: team } : span;
  });

/** "Shai Mitchell Maxey": names without a comma, of which no player has all. */
export const withEachPlayer = (spans: readonly Span[], context: Context): readonly Span[] =>
  spans.flatMap((span) => {
    const parts = span.role === 'player' && !span.isRefused ? span.words.split(' ') : [];
    const isOne = parts.length < 2 || meant(span.words, context).length > 0;
    // "Tom Brady" may be anybody's first name.
    if (isOne || !parts.every((part) => meant(part, context).length === 1)) return [span];
    return parts.map((words, at) => ({ ...span, words, before: at === 0 ? span.before : ',' }));
  });

const meant = (name: string, { players = [], roster }: Context): readonly string[] =>
  playersMeant(name.toLowerCase(), { players, roster, isOfPlayer: true });
