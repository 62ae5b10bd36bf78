/** How many legs of a slip are of a kind: "five legs, mostly overs", "four legs, no more than one prop". */
import { countOf, legsSaid } from './counted.ts';

const kinds =
  '((?:nfl |nba |nhl |mlb |home |road |away |big |game |player )?(?:overs|unders|favou?rites|favs|faves|chalk|underdogs|dogs|props|totals|moneylines|mls|spreads|sides|teams))';
const mostly = new RegExp(
  `(?<![\\w'’])(?:(?:that(?:'s| is| are)|with|make (?:it|them|em)|but|and|all)? ?(?:mostly|mainly|primarily|predominantly|largely|heavy on(?: the)?|heavily|the majority|a majority of|majority|most(?: of (?:them|the legs|those|it))?(?: (?:being|are|is|should be|to be|as))?)) ${kinds}(?![\\w'’])(?! (?:in|at|from) (?:each|every|all))`,
  'i',
);
/** "More overs than unders". */
const more = new RegExp(`(?<![\\w'’])(?:with )?more ${kinds} than (?!\\d)[a-z]+(?![\\w'’])`, 'i');

/** The most of a kind that a slip may have. */
const limited =
  /(?<![\w'’])(?:with |but |and )?(?:no more than|not more than|at most|at the most|(?:a )?max(?:imum)?(?: of)?|up to|only|just) (one|two|[12]) ((?:player )?props?|totals?|over\/unders?)(?: (?:in it|in there|max|tops|allowed|please|pls))?(?! (?:legs?|parlays?|from|per|in each))(?![\w'’])/i;
/** "Props: one max". */
const after =
  /(?<![\w'’])(one|two|[12]) ((?:player )?props?|totals?|over\/unders?) (?:max(?:imum)?|tops|at (?:the )?most)(?![\w'’])/i;

const usual = 3;

/** More than half of them are of the kind, and the rest whatever is good. */
function withMostly(prompt: string): string {
  const [found, kind = ''] = mostly.exec(prompt) ?? more.exec(prompt) ?? [];
  if (found === undefined || /\b(?:game|player)s?$/i.test(kind)) return prompt;
  const said = legsSaid(prompt);
  // "Browns games, mostly overs by now?" asks what was.
  if (said === undefined && !/\b(?:parlay|slip|ticket|legs)\b/i.test(prompt)) return prompt;
  const all = said ?? usual;
  if (all < 2) return prompt;
  const most = Math.floor(all / 2) + 1;
  const of = kind.replace(/\bchalk\b/i, 'favorites');
  const own = most === all ? `${all} ${of}` : `${most} ${of} and the rest whatever`;
  return prompt.replace(found, said === undefined ? `, ${all} legs, ${own}` : `, ${own}`);
}

/** As many of the kind as may be, and the rest of the kinds that it is not. */
function withLimits(prompt: string): string {
  const [found, said = '', kind = ''] = limited.exec(prompt) ?? after.exec(prompt) ?? [];
  const all = found === undefined ? undefined : legsSaid(prompt.replace(found, ' '));
  if (found === undefined || all === undefined) return prompt;
  const count = countOf(said);
  const left = all - count;
  if (left < 1) return prompt;
  const isOfProps = /prop/i.test(kind);
  const own = `${count} ${isOfProps ? 'player prop' : 'total'}${count > 1 ? 's' : ''}`;
  return prompt.replace(
    found,
    `, ${own} and ${left} ${isOfProps ? 'game line' : 'side'}${left > 1 ? 's' : ''}`,
  );
}

/** @returns the question with how many legs are of which kind */
export const withShares = (prompt: string): string =>
  /\bm(?:ostly|ainly|ajority|ost|ore|ax)|primarily|predominant|largely|heav|at most|only|just|up to|tops/i.test(
    prompt,
  )
    ? withLimits(withMostly(prompt))
    : prompt;
