/** The team that a hedge is told to bet on, "should I hedge with the Bucs", or the one that its opponent is: "last leg is the Bucs". */
import type { RuledQuery } from '../reading/kinds.ts';
import { type QuestionContext, sentenceOf } from '../reading/sentence.ts';

/** Words right before the team that the hedge goes on; that of the open bet stands elsewhere, or after its stake: "put 30 on the Yankees". */
const onto =
  / (?:(?:hedg(?:e|es|ing)|lay off)(?: (?:it|this|that|my|the|bet|parlay|ticket|out|off|by|betting|taking|putting|money|some))* (?:on|onto|taking|by)|other side|(?:other side|opponent) (?:is|are|of|would be|on)|(?:should|could|would) i(?: (?:also|just))? (?:bet|take|back)|how much(?: (?:do|should|would|can|must|i|we|to|need|bet|put|lay|stake|wager|throw|hedge|money|of|it|goes))* on|(?:bet|put|lay|stake|take|wager)(?: (?!\$?\d)\S+)? on)(?: the)? $/;
/** "Hedge my $50 Bills bet with the Jets", and not "hedge my parlay with the Jets". */
const withTeam = /(?<!(?:parlay|ticket|bet|slip|leg|legs|future|teaser)) (?:w|with|using)(?: the)? $/;
/** Words that are looked at. */
const most = 8;

/** "Last leg is the Knicks", "just need the Bulls", "one leg left, Celtics ML": the team that the open bet needs. */
const leftBefore =
  / (?:(?:last|final|only|remaining) (?:leg|game|team|pick|one|bet)(?: (?:left|is|on|will be|i have|i need))*|legs? left(?: (?:is|on|my|parlay|in|of|it))*|(?:just|only|all i|still|now|and|it|i|we|left) needs?|need(?:ing)?|waiting on|riding on|comes? down to|down to|left (?:is|with|on)|(?:only|just) (?:have|has|got)|with (?:just|only))(?: (?:is|a|on|with))?(?: the| my)? $/;
const leftAfter =
  /^ (?:(?:ml|moneyline|to|win|straight|up|is|are|the|my|just|only) )*(?:left|remaining|last|(?:last|final|only) leg|to go) /;
/** A leg on something else than who wins, which has no other side of that price. */
const ofOther =
  /\b(?:over|under|spread|cover|covers|td|tds|touchdowns?|yards?|yds|points?|pts|rebounds?|assists?|goals?|score|scorer|total|puck ?line|run ?line|alt|half|quarter|[ou]\d+)\b|(?<![\w.])[+-]\d{1,2}(?:\.5)?(?![\d.])|\bby \d/i;

/** With the team of the other side or the one that the open bet needs, where a hedge names no price. */
export function withOtherTeam(
  queries: readonly RuledQuery[],
  prompt: string,
  context: QuestionContext,
): RuledQuery[] {
  return queries.map((query) => {
    if (query.ask !== 'sum' || query.sum !== 'hedge' || query.other !== null) return query;
    const team = teamOn(prompt, context);
    if (team) return { ...query, on: team };
    const needs = teamNeeded(prompt, context);
    return needs ? { ...query, needs } : query;
  });
}

function teamOn(prompt: string, context: QuestionContext) {
  const { tokens } = sentenceOf(prompt, context);
  const after = (words: RegExp) =>
    tokens.flatMap(({ team }, at) => {
      const before = tokens.slice(Math.max(0, at - most), at).map(({ word }) => word);
      return team && words.test(` ${before.join(' ')} `) ? [team] : [];
    });
  const sure = after(onto);
  const found = sure.length > 0 || !/\bhedg/i.test(prompt) ? sure : after(withTeam);
  const [only] = found;
  const isOne = found.every(({ name }) => name === only?.name);
  // A match of three results has no other side.
  return only && isOne && only.sport !== 'MLS' ? { team: only.name, sport: only.sport } : undefined;
}

function teamNeeded(prompt: string, context: QuestionContext) {
  if (ofOther.test(prompt)) return undefined;
  const { tokens } = sentenceOf(prompt, context);
  const words = (from: number, to: number) =>
    ` ${tokens
      .slice(Math.max(0, from), to)
      .map(({ word }) => word)
      .filter((word) => /\w/.test(word))
      .join(' ')} `;
  const found = tokens.flatMap(({ team }, at) =>
    team && isNeeded(words(at - most, at), words(at + 1, at + 1 + most)) ? [team] : [],
  );
  const [only] = found;
  const isOne = found.every(({ name }) => name === only?.name);
  return only && isOne && only.sport !== 'MLS' ? { team: only.name, sport: only.sport } : undefined;
}

const isNeeded = (before: string, after: string): boolean =>
  leftBefore.test(before) ||
  leftAfter.test(after) ||
  // "A ticket that pays 900 if the Bruins win".
  (/ if(?: the| my)? $/.test(before) && /^ (?:wins?|pulls? it off|gets? it done) /.test(after));
