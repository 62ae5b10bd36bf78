/** Whose legs are wished for: players of a team, which are no bets on its game, and all teams of a group. */
import { namesTwoClubs } from '../../reading/names/franchises.ts';
import { hasWanted, type Span } from '../spans.ts';

const people =
  '(?:players?|guys?|dudes?|scorers?|skaters?|shooters?|hitters?|batters?|pitchers?|receivers?|wrs?|rbs?|runners?|running backs?|starters?)';
const whose = '(?:from|on|off|of|for|out of)(?: the| each of the)?$';
const fromWhom = new RegExp(`\\b${people} ${whose}`, 'i');
const propsOfWhom = new RegExp(`\\bprops? ${whose}`, 'i');
const ofTheirs = new RegExp(`^${people}\\b`, 'i');
/** A name that stands for two teams, or for a game by its name. */
const ofGame = /\b(?:games?|match|matchups?|vs?|versus|at)\b|[@/-]/i;

/** "1 player from the Bears", "anything on Lions players": a team whose players are meant, and not those of its opponent. */
export const withTheirPlayers = (spans: readonly Span[]): readonly Span[] => {
  const isOfPlayers = hasWanted(spans, 'stat', 'pos') || spans.some(isProp);
  // "A Harden prop for the Hawks game" is on nobody else.
  const isOfPlayer = hasWanted(spans, 'player');
  return spans.map((span, at) => {
    const [before, next] = [spans[at - 1], spans[at + 1]];
    // "Receiving yards, 1 from the Bears".
    const isOne =
      (before?.role === 'n' && /^(?:from|on|off|for)(?: the)?$/i.test(span.before)) ||
      /\b(?:one|1) (?:from|off)(?: the)?$/i.test(span.before);
    const said = `${before?.words ?? ''} ${span.before}`;
    const isTheirs =
      isOne ||
      fromWhom.test(said) ||
      (!isOfPlayer && propsOfWhom.test(said)) ||
      ofTheirs.test(next?.before ?? '');
    const isOfGame =
      ofGame.test(span.words) ||
      namesTwoClubs(span.words) ||
      /^(?:games?|match|matchups?)\b/i.test(next?.before ?? '');
    return span.role === 'game' && !span.isRefused && isOfPlayers && isTheirs && !isOfGame
      ? { ...span, role: 'team' }
      : span;
  });
};
const isProp = ({ role, words, isRefused }: Span): boolean =>
  role === 'market' && !isRefused && /\bprops?\b/i.test(words);

/** "All Canadian teams to win": a leg on each of them, and not one of them. */
export const withAllOfGroup = (spans: readonly Span[]): readonly Span[] => {
  const isCounted = hasWanted(spans, 'n', 'each', 'order');
  return spans.flatMap((span) => {
    const isAll =
      span.role === 'group' && !span.isRefused && !isCounted && all.test(`${span.before} ${span.words}`);
    return isAll
      ? [
          { ...span, role: 'each', words: 'every' },
          { ...span, words: span.words.replace(all, ''), before: '' },
        ]
      : [span];
  });
};
const all =
  /(?<!\b(?:not|any of|one of|best of|out of) )\b(?:all|every|each)(?: of)?(?: the)? (?=\w+(?: teams?| clubs?)?$)/i;
