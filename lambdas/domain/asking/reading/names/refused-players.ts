/** Players whom a question wants in no leg: "no LeBron", "nothing on Russ", "leave AJ Brown out", "Soto excluded". */
import { anyStat } from '../terms/stats.ts';
import { Text } from '../words/text.ts';
import { isClubName } from './franchises.ts';
import type { Naming } from './known-players.ts';
import { nameLengthAt } from './mentioned.ts';

export interface Refused {
  /** The question without the refusal. */
  readonly rest: string;
  /** Names as typed, lower case. */
  readonly names: readonly string[];
}

const of =
  '(?:any |anything |a |the |more |props? |legs? |bets? |picks? |stuff |on |from |by |with |for |of |involving |including |using |featuring )*';
/** Before the names. */
const before = new RegExp(
  `(?<![a-z])(?<!\\b(?:why|is|are|if|or) )(?:(?:and |but |just |pls |please )*(?:no|not|without|w\\/o|except(?: for)?|excluding|exclude|avoid|avoiding|skip|skipping|minus|nothing(?= (?:on|from|with|for|by|involving) )|none of|never|(?:i )?(?:dont|do not) (?:want|include|use|give me|need|put|add|touch)|stay away from|staying away from|any(?:one|body) (?:but|except|other than|besides)|other than|besides|leave out|keep out|drop)) ${of}`,
  'g',
);
/** Around a name. */
const taking = /(?<![a-z])(?:(?:and|but|just|pls|please) )*(?:leave|leaving|keep|keeping|take|cut|count) /g;
const out =
  /^ (?:out|off)(?: (?:of )?(?:it|this|that|there|the (?:slip|ticket|parlay|bet)|my (?:slip|ticket|parlay)))?(?![a-z])/;
/** After a name. */
const excluded =
  /^ (?:is |are |be |gets? |to be |should be )?(?:excluded|not included|not allowed|left out|off limits|off the table|out of (?:it|this|the (?:slip|parlay|ticket))|not in (?:it|this|there))(?: obv(?:iously)?)?(?![a-z])/;
/** What can follow the names of a refusal. */
const trailing =
  /^(?: (?:props?|legs?|bets?|picks?|stuff|at all|in it|in there|involved|pls|please|obv|obviously))+(?![a-z])/;
/** "No Matthews goal": whatever is on him is refused, so that is too. */
const ofStat = new RegExp(
  `^ (?:anytime |first |over |under )*${anyStat}(?: props?| overs?| unders?)?(?= ?(?:[,.?]|$))`,
);
/** Why a player is refused, up to the end of the clause: "he's a Met". */
const reason =
  /^ ?,? (?:(?:cause|because|bc|cuz|coz|since|as|,) )?(?:hes|he|shes|she|theyre|they)(?: (?!(?:overs?|unders?|parlays?|legs?|with|and|but|plus|props?|or)\b)[a-z']+){1,6}(?= ?(?:[,.?]|$))/;
const join = /^ ?(?:, and|, or|and|or|nor|,|\/)(?: no| not)? /;
const isCue =
  /(?:^|[^a-z])(?:no|not|without|w\/o|except|exclud|avoid|skip|minus|nothing|none|never|dont|don't|stay|leav|keep|take|cut|count|any(?:one|body)|other than|besides|drop|limits|table|out of)/i;

/** As `canonicalPrompt` writes it: ", without A.J. Brown". */
const canonical = /, without (\p{Lu}[^\s,:;]*(?: [^\s,:;]+)+)(?=,|:|;|$)/gu;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
}

/** @returns undefined if the question refuses no player whom the feed has named */
export function refusedPlayers(prompt: string, naming: Naming): Refused | undefined {
  if (!isCue.test(prompt)) return undefined;
  const written = [...prompt.matchAll(canonical)].map(([, name = '']) => name);
  if (written.length > 0) return { rest: prompt.replace(canonical, ''), names: written };
  const { cased, lower } = new Text(prompt);
  const spans = [...spansAfter(lower, naming), ...spansAround(lower, naming)];
  if (spans.length === 0) return undefined;
  const kept = [...spans]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)} , ${text.slice(to)}`, cased);
  return {
    rest: kept.replace(/(?:\s*,)+\s*$|^\s*(?:,\s*)+/g, ' ').trim(),
    names: spans.flatMap(({ names }) => names),
  };
}

/** The names that begin at a place, joined by commas and the like. */
function namesFrom(lower: string, from: number, naming: Naming): Span | undefined {
  const names: string[] = [];
  let to = from;
  let at = from;
  for (;;) {
    const words = lower.slice(at).split(' ', 4);
    const length = nameLengthAt(words, 0, naming);
    if (length === 0) break;
    const name = words.slice(0, length).join(' ');
    // "Nobody from Dallas", "skip the Rangers game", "avoid Green Bay": about the team, though a player is called so.
    if (length === 1 && [1, 2, 3].some((count) => isClubName(words.slice(0, count).join(' ')))) break;
    names.push(name);
    to = at + name.length;
    const [joined] = join.exec(lower.slice(to)) ?? (isRowOfNames(lower.slice(to), naming) ? [' '] : []);
    if (joined === undefined) break;
    at = to + joined.length;
  }
  return names.length > 0 ? { from, to, names } : undefined;
}

/** "No Moody Kuminga": only names up to the end of the clause. */
function isRowOfNames(rest: string, naming: Naming): boolean {
  const words = /^((?: [a-z][a-z.'-]*){1,4}) ?(?:[,.?]|$)/.exec(rest)?.[1]?.trim().split(' ') ?? [];
  let at = 0;
  while (at < words.length) {
    const length = nameLengthAt(words, at, naming);
    if (length === 0) return false;
    at += length;
  }
  return words.length > 0;
}

/** "No LeBron", "without Curry and Klay props". */
function spansAfter(lower: string, naming: Naming): Span[] {
  return [...lower.matchAll(before)].flatMap((match) => {
    const span = namesFrom(lower, match.index + match[0].length, naming);
    if (!span) return [];
    return [{ ...span, from: match.index, to: afterReason(lower, span.to) }];
  });
}

/** The place after a refusal and its reason. */
const afterReason = (lower: string, to: number): number => {
  const rest = lower.slice(to);
  const [trailed = ''] = trailing.exec(rest) ?? ofStat.exec(rest) ?? [];
  const [why = ''] = reason.exec(lower.slice(to + trailed.length)) ?? [];
  return to + trailed.length + why.length;
};

/** "Leave AJ Brown out", "Soto excluded". */
function spansAround(lower: string, naming: Naming): Span[] {
  const left = [...lower.matchAll(taking)].flatMap((match) => {
    const span = namesFrom(lower, match.index + match[0].length, naming);
    const [end] = span ? (out.exec(lower.slice(span.to)) ?? []) : [];
    return span && end !== undefined
      ? [{ ...span, from: match.index, to: afterReason(lower, span.to + end.length) }]
      : [];
  });
  const named = [...lower.matchAll(/(?<= )\p{L}/gu)].flatMap(({ index }) => {
    if (!excludedIn.test(lower)) return [];
    const span = namesFrom(lower, index, naming);
    const [end] = span ? (excluded.exec(lower.slice(span.to)) ?? []) : [];
    return span && end !== undefined ? [{ ...span, to: afterReason(lower, span.to + end.length) }] : [];
  });
  // "Juan Soto excluded" is not "Soto excluded" as well.
  const whole = named.filter(
    (span) => !named.some((other) => other !== span && other.from < span.from && other.to === span.to),
  );
  return [...left, ...whole];
}

const excludedIn = new RegExp(excluded.source.replace('^ ', ' '));
