/** "Stafford with Kupp and Nacua, passing yards plus receiving yards": each has the yards of his position. */
import { playersMeant, playersOfName } from '../../../reading/names/known-players.ts';
import type { Context } from '../../../reading/read.ts';
import { amountIn } from '../../figures.ts';
import type { Span } from '../../spans.ts';

const [passing, receiving, rushing] = [/\bpass(?:ing)?\b/i, /\b(?:receiving|rec)\b/i, /\brush(?:ing)?\b/i];

/** @returns the spans with a leg for each player; as they are where the yards are not of several positions, or one is not known */
export function withYardsOfEach(spans: readonly Span[], context: Context): readonly Span[] {
  const wanted = (role: string) => spans.filter((span) => span.role === role && !span.isRefused);
  const [stats, players] = [wanted('stat'), wanted('player')];
  const said = stats.map(({ words }) => words).join(' + ');
  const areOfAll = stats.length === 1 || stats.every(({ leg }) => leg === null);
  const areYards = /\b(?:yards?|yds?)\b/i.test(said) && passing.test(said) && receiving.test(said);
  const isOther = spans.some(({ role, isRefused }) => !isRefused && (role === 'line' || role === 'pos'));
  const [stat] = stats;
  if (!stat || players.length < 2 || !areYards || !areOfAll || isOther) return spans;
  const own = players.map(({ words }) => yardsOf(words, said, context));
  if (own.some((yards) => yards === undefined) || new Set(own).size < 2) return spans;
  const catchers = own.filter((yards) => yards !== 'passing yards').length;
  const isCount = ({ role, words }: Span) =>
    role === 'n' && [players.length, catchers].includes(amountIn(words) ?? 0);
  const rest = spans.filter((span) => !stats.includes(span) && !players.includes(span) && !isCount(span));
  return [
    ...rest.map((span) => ({ ...span, leg: null })),
    ...players.flatMap((player, leg) => [
      { ...player, leg, before: leg === 0 ? player.before : ',' },
      { ...stat, words: own[leg] ?? '', leg, before: '' },
    ]),
  ];
}

/** The yards of those that are said which a player has by his position. */
function yardsOf(words: string, said: string, { players = [], roster }: Context): string | undefined {
  const [name, ...others] = playersMeant(words.toLowerCase(), { players, roster, isOfPlayer: true });
  if (name === undefined || others.length > 0) return undefined;
  const position = playersOfName(name, roster).find(({ sport }) => sport === 'NFL')?.position;
  if (position === 'quarterback') return 'passing yards';
  if (position === 'wide_receiver' || position === 'tight_end') return 'receiving yards';
  if (position === 'running_back') return rushing.test(said) ? 'rushing yards' : 'receiving yards';
  return undefined;
}
