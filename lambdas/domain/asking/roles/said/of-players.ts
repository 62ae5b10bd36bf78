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

/** "The Tkachuk brothers": each who has the name. */
export const withBrothers = (spans: readonly Span[], context: Context): readonly Span[] =>
  spans.flatMap((span, at) => {
    // "Tkachuk", told without the "bros" after it.
    const isAfter = /^(?:bros?|brothers)\b/i.test(spans[at + 1]?.before ?? '');
    const said = isAfter ? `${span.words} bros` : span.words;
    const [, name = ''] = (span.role === 'player' && !span.isRefused && brothers.exec(said)) || [];
    const all = name === '' ? [] : meant(name, context);
    if (all.length < 2 || all.length > mostBrothers) return [span];
    return all.toSorted().map((words, nth) => ({ ...span, words, before: nth === 0 ? span.before : ',' }));
  });
const brothers = /^(?:both |the |both of the )*(\S+?) (?:bros?|brothers|twins|boys)$/i;
const mostBrothers = 3;

const meant = (name: string, { players = [], roster }: Context): readonly string[] =>
  playersMeant(name.toLowerCase(), { players, roster, isOfPlayer: true });
