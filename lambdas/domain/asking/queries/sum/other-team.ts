/** "The parlay pays 900, should I hedge with the Bucs": the team that a hedge is told to bet on, whose price the board has. */
import type { RuledQuery } from '../reading/kinds.ts';
import { type QuestionContext, sentenceOf } from '../reading/sentence.ts';

/** Words right before the team that the hedge goes on; the team of the open bet stands elsewhere. */
const onto =
  / (?:(?:hedg(?:e|es|ing)|lay off)(?: (?:it|this|that|my|the|bet|parlay|ticket|out|off|by|betting|taking|putting|money|some))* (?:on|onto|taking|by)|other side|(?:other side|opponent) (?:is|are|of|would be|on)|how much(?: (?:do|should|would|can|must|i|we|to|need|bet|put|lay|stake|wager|throw|hedge|money|of|it|goes))* on|(?:bet|put|lay|stake|take|wager)(?: \S+)? on)(?: the)? $/;
/** "Hedge my $50 Bills bet with the Jets", and not "hedge my parlay with the Jets". */
const withTeam = /(?<!(?:parlay|ticket|bet|slip|leg|legs|future|teaser)) (?:w|with|using)(?: the)? $/;
/** Words that are looked at. */
const most = 8;

/** With the team of the other side, where a hedge names no price of it. */
export function withOtherTeam(
  queries: readonly RuledQuery[],
  prompt: string,
  context: QuestionContext,
): RuledQuery[] {
  return queries.map((query) => {
    if (query.ask !== 'sum' || query.sum !== 'hedge' || query.other !== null) return query;
    const team = teamOn(prompt, context);
    return team ? { ...query, on: team } : query;
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
