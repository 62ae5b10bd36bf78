/** "6 legs, mix of props and teams": some legs of each kind, and not all of either. */
import { amountIn } from '../../figures.ts';
import type { Span } from '../../spans.ts';

const ofPlayers = '(?:player )?props?(?: bets?)?|players?(?: bets?)?';
const ofTeams =
  'teams?(?: (?:bets?|picks?|plays?|legs?|sides?|lines?|stuff|wins?))?|sides?|game ?lines?|games?(?: bets?)|money ?lines?|mls?|spreads?|totals?|straights?';
const between = '(?: ?[,/&+] ?| and | with | plus |, and )(?:some |a few |half )?';
const pairs = `(?:(?:${ofPlayers})${between}(${ofTeams})|(${ofTeams})${between}(?:${ofPlayers}))`;
const mix = new RegExp(
  `\\b(?:(?:mix(?:ture|ed|ing)?|blend|combination|combo|variety|both|half|some)(?: it)?(?: up)?(?: of| between|:)? (?:both |some )?|mix(?:ing)? (?:in )?)${pairs}(?![a-z])`,
  'i',
);

/** What a word for bets on teams means: any but a total, where none is named. */
const marketOf = (said: string): string =>
  /moneyline|money line|ml|spread|total/i.test(said) ? said : 'sides';

const isWanted = ({ role, isRefused }: Span, ...roles: readonly string[]): boolean =>
  !isRefused && roles.includes(role);

/** @returns the spans with legs of both kinds, as many of each as can be; as they are where no mix is asked for */
export function withMix(spans: readonly Span[], prompt: string): readonly Span[] {
  const [, second, first] = mix.exec(prompt) ?? [];
  const said = second ?? first;
  const counts = spans.filter((span) => isWanted(span, 'n'));
  const [count] = counts;
  const number = count ? amountIn(count.words) : undefined;
  const isOther = spans.some(
    (span) =>
      span.leg !== null || isWanted(span, 'stat', 'player', 'pos', 'line', 'side', 'team', 'vs', 'each'),
  );
  if (said === undefined || !count || counts.length > 1 || !number || number < 2 || isOther) return spans;
  const rest = spans.filter((span) => span !== count && !isWanted(span, 'market'));
  const ofProps = Math.ceil(number / 2);
  const legs = [
    [ofProps, 'props'],
    [number - ofProps, marketOf(said)],
  ] as const;
  return [
    ...rest,
    ...legs.flatMap(([own, market], leg): readonly Span[] => [
      { ...count, words: `${own}`, leg, before: leg === 0 ? count.before : ',' },
      { ...count, role: 'market', words: market, leg, before: '' },
    ]),
  ];
}
