/** Words for markets and sides, wanted or excluded. */
import type { WantedMarket, WantedSide } from '../../../../contracts/asking/reading.ts';
import { add, type Rule } from '../draft.ts';
import { team } from '../words/text.ts';
import { winnerMarket } from './golf.ts';

type Term = readonly [words: string, market: WantedMarket | null, side: WantedSide | null];

/** "Your favorite bet" and "my favorite team" name no side; "over the weekend" is not a total. */
const terms: readonly Term[] = [
  ['teamtotals?', 'team_total', null],
  [
    'over or under|under or over|overs (?:and|or) unders|over[\\/ -]unders?|(?:game |team )?totals?(?! (?:price|payout|odds))',
    'total',
    null,
  ],
  [
    'money ?-?lines?|only (?:the )?winners?|winners? only|straight[ -]?up|outrights?(?: winners?)?|(?:who|whos|which team)(?: will| is going to| is gonna| gonna| is| do you think| u think| you think)* (?:wins?|winning)|to win(?! (?:big|money|more|some|it|back)\\b)|to beat (?:him|her|them|those guys)|pick the winner|winner of',
    'moneyline',
    null,
  ],
  [
    '(?:point )?spreads?|run ?-?lines?|puck ?-?lines?|handicaps?|against the spread|ats|(?:take|taking|lay|laying|with|getting) the points|(?:with|getting|plus) points(?! by| and| prop)|(?:plus|\\+) the points|to cover|covers?',
    'spread',
    null,
  ],
  [
    '(?<!\\b(?:my|your|our|their) )favorites?(?! (?:bet|club|game|parlay|pick|play|player|sport|team)s?\\b)',
    null,
    'favorite',
  ],
  ['underdogs?|upsets?', null, 'underdog'],
  ['(?:at )?home(?: (?:teams?|sides?|wins?))?(?! (?:run|stretch))', null, 'home'],
  [
    '(?:on the )?(?:road|away(?! from\\b))(?: (?:teams?|sides?|wins?))?|visitors?|visiting teams?',
    null,
    'away',
  ],
  ['draws?(?! (?:me |us )?up\\b)|ties?', null, 'draw'],
  ['overs?(?! (?:the|this|next|at|all|here|there|my)\\b)', null, 'over'],
  ['unders?(?! (?:the|this|at|all|my)\\b)', null, 'under'],
];

const whole = (words: string) => `(?<![a-z0-9])(?:${words})(?![a-z0-9])`;
const refusing =
  '(?:no|not an?|not (?:feeling|laying|taking|betting|doing|touching|playing|into|a fan of|messing with|in the mood for)|not|zero|without|avoid|avoiding|skip|skipping|exclude|excluding|except|except for|(?:dont|do not|wont|never) (?:want|like|give me|do|play|bet|take|touch|trust|need|mess with|lay|include)|cant stand|sick of|tired of|done with|hate|hating|nothing(?: but| (?:on|with|from))?|leave out|leaving out|never|nor|(?:anything|everything) (?:but|except)|all but|(?:stay|staying|keep|keeping)(?: me| us)? (?:away from|off|out of)|isnt|arent|aint)';
const refusable = [
  ...terms.map(([words]) => words),
  '(?:player )?props?(?: bets?)?',
  'player props?',
  'sides',
].join('|');
const between = '(?: (?:any|an?|the|heavy|big|huge|short|more|of|those|to be|on|team|involving|with|like))';
const refused = new RegExp(
  ` ${refusing}${between}{0,2} ${whole(refusable)}(?:(?:(?: ,)? (?:or|and|nor|no|\\/)| ,(?= [\\w/]+(?: \\w+)?(?: ,)? (?:or|and|nor) ))${between}? ${whole(refusable)}){0,5}`,
  'g',
);

const teamMarkets: readonly WantedMarket[] = ['moneyline', 'spread'];
const wantsTeam =
  /\b(?:who|whos|which (?:team|side))(?: is)?(?: (?:do|does|should|would|are|will|can|am|should))?(?: (?:i|we|you|ya|yall|u|everyone|everybody))?(?: (?:all|be|guys))?(?: (?:got|have|like|liking|take|taking|pick|picking|choose|back|backing|bet on|betting on|ride|riding|rolling with|go with|going with|want|lean|leaning))\b(?! (?:for )?(?:over|under|total))/g;

const sides =
  /(?<!\b(?:both|either|all|other|opposite|from|each|every|these|the|two) )\bsides\b(?! (?:of|to)\b)|\b(?:just|only|one|[2-6]|two|three|four|five|six|nfl|nba|nhl|mlb) (?:the )?sides?\b(?! (?:of|to|each|from)\b)/g;

/** "Game lines": moneyline, spread and total of the whole game. */
const gameLines = /\b(?:game|main|standard|core|full[- ]game) (?:lines|markets)\b/g;
const withTotals = /\bsides? (?:and|&|or|n|plus) (?:totals?|over)|\btotals? (?:and|&|or|n|plus) sides?\b/;

/** "Totals excluded", "take any unders out". */
const refusedAfter = new RegExp(
  `${whole(refusable)} (?:are |is )?(?:excluded|not included|off limits|left out|not allowed|out of (?:it|this))\\b|(?:take|leave|keep|get|pull|drop|cut)(?: (?:any|all|the|those|every))* ${whole(refusable)} (?:out|off|away)(?! of the)\\b`,
  'g',
);

/** "Without a big spread" refuses large ones, for which there is no term. */
const isOfSize = /\b(?:heavy|big|huge|short) (?:team)?(?:spreads?|totals?|lines?)\b/;

const refusedAtHome = new RegExp(
  ` ${refusing}${between}{0,2} (home|road|away) (?:favorites?|underdogs?)(?![a-z])`,
  'g',
);

/** "Nothing but favorites" and "not only overs" exclude nothing. */
const exceptions = / nothing but | not (?:only|just) /;

export const readRefused: Rule = ({ text, reading }) => {
  const refuse = (words: string): false | undefined => {
    if (exceptions.test(words) || isOfSize.test(words)) return false;
    for (const [pattern, market, side] of terms) {
      if (!new RegExp(whole(pattern)).test(words)) continue;
      if (market) add(reading.notMarkets, market);
      if (side && !/over[/ -]under|(?:over|under)s? (?:or|and) (?:under|over)s?/.test(words))
        add(reading.notSides, side);
    }
    if (/\bprops?\b/.test(words)) add(reading.notMarkets, 'prop');
    if (/\bsides\b/.test(words)) add(reading.notMarkets, ...teamMarkets);
    return undefined;
  };
  // "No home underdogs": underdogs are not wanted by that.
  text.consume(refusedAtHome, ([, venue]) => {
    add(reading.notSides, venue === 'home' ? 'home' : 'away');
  });
  text.consume(refused, ([words]) => refuse(words));
  text.consume(refusedAfter, ([words]) => refuse(words));
};

const patterns = terms.map(([words, ...means]) => [new RegExp(whole(words), 'g'), ...means] as const);
const winning = new RegExp(`(?<=${team} )(?:wins?|winning|outright)\\b`, 'g');

/** Runs after lines and statistics, so that "over" is a side only if no other rule read it. */
export const readWanted: Rule = (draft) => {
  const { text, reading } = draft;
  const isOfBoth = withTotals.test(text.lower);
  for (const [pattern, market, side] of patterns) {
    text.consume(pattern, ([words]) => {
      if (market) add(reading.markets, market === 'moneyline' ? winnerMarket(words, draft) : market);
      if (side) add(reading.sides, side);
    });
  }
  // "Who ya got" asks for a team, by moneyline or spread, and after "first td scorer" for a player.
  text.consume(wantsTeam, () => {
    if (reading.stat !== null) return;
    if (reading.markets.length === 0 && !reading.sides.some((side) => side === 'over' || side === 'under'))
      add(reading.markets, ...teamMarkets.filter((market) => !reading.notMarkets.includes(market)));
  });
  // "Four sides": moneylines or spreads; "sides and totals": those too.
  text.consume(sides, () => {
    if (reading.markets.length === 0 || isOfBoth)
      add(reading.markets, ...teamMarkets.filter((market) => !reading.notMarkets.includes(market)));
  });
  text.consume(gameLines, () => {
    if (reading.markets.length === 0)
      add(
        reading.markets,
        ...[...teamMarkets, 'total' as const].filter((market) => !reading.notMarkets.includes(market)),
      );
  });
  // "Lakers win": a market only after a team.
  text.consume(winning, () => {
    add(reading.markets, 'moneyline');
  });
};
