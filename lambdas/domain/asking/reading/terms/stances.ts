/** The stance on each named team: bet on, bet against, or only the game. */
import type { Stance } from '../../../../contracts/asking/reading.ts';
import type { Draft, Rule } from '../draft.ts';
import type { KnownTeam } from '../names/directory.ts';
import { gap, indexOfMarker, team } from '../words/text.ts';

const one = `(?:the )?(${team})`;
const line = '[+-]\\d[\\d.]*';
const beat = 'beat|beats|beating|defeat|defeats|upset|upsets|win over|win against|win at|cover against|over';
const back = 'back|backing|take|taking|bet|bet on|betting on|ride|hammer|i like';
/** "Take the points with the Giants". */
const points = '(?:take|taking|lay|laying) the points (?:with|on)';
const fade =
  'against|(?:going|betting|bet|go) against|fade|fading|fades|opponents? of|(?:the )?(?:other|opposite) side of|opposite of|whoever plays|whoever is playing|upset of|upset over|beat|beats|beating';
const about = 'games?|matchups?|match|totals?|over\\/under|overs?|unders?|points(?! props?\\b)';
const apart =
  'no|not|not on|nothing on|minus|leave out|leaving out|sick of|tired of|done with|not (?:touching|betting|feeling|trusting|messing with)|(?:stay|staying|keep) off|avoid|avoiding|without|except|except for|skip|exclude|excluding|dont like|dont want|do not want|leave out|but not|' +
  '(?:any|every|all|whoever|whatever)(?:one|body|thing|where)?(?: (?:other )?(?:games?|teams?|bets?|picks?|matchups?|sides?))? (?:but|besides|except|except for|other than|apart from|aside from)|' +
  'besides|other than|apart from|aside from|(?:stay|staying|keep) away from|steer clear of|(?:nothing|(?:dont|do not|didnt|wouldnt|not|never|no)(?: \\w+){0,3} anything|(?:dont|do not)(?: \\w+){0,2} (?:bets?|legs?|games?|picks?)) (?:on|w|with|from|for|involving|that has)|not involving|dont (?:give|pick|use|include|touch)(?: me)?';

type Pattern = readonly [pattern: RegExp, ...stances: readonly Stance[]];

/** The most specific come first, because a team keeps the first stance it gets. "Lakers props" are their players', and of no game. */
const patterns: readonly Pattern[] = [
  [new RegExp(`${one} (?:to |will |should |can |do )?(?:${beat}) ${one}`, 'g'), 'back', 'against'],
  [
    new RegExp(` (?:${back}) ${one} (?:to win |moneyline |spread |${line} )?(?:vs|at|@|against) ${one}`, 'g'),
    'back',
    'against',
  ],
  [
    new RegExp(
      `${one} (?:to win|moneyline|spread|to cover|${line})(?: moneyline| to win| spread)? (?:vs|at|@|against) ${one}`,
      'g',
    ),
    'back',
    'against',
  ],
  [new RegExp(` ${points} ${one}`, 'g'), 'back'],
  [
    new RegExp(
      `${one} (?:can be |to be |should be |getting |with |w |at )*(?:plus (?:the )?points|the points)\\b`,
      'g',
    ),
    'back',
  ],
  [new RegExp(` in ${one} vs ${one}`, 'g'), 'game', 'game'],
  [new RegExp(` between ${one} and ${one}`, 'g'), 'game', 'game'],
  [new RegExp(`${one} (?:and|,) ${one} (?:game|matchup|match|meet|play)\\b`, 'g'), 'game', 'game'],
  [new RegExp(` (?:bet |betting )?(?:${fade}) ${one}`, 'g'), 'against'],
  [new RegExp(`${one} (?:${about}|same game|[ou]\\d[\\d.]*)\\b(?! ${team})`, 'g'), 'game'],
  [new RegExp(`(?<! next) (?:${about}) (?:of|in|for|with|between|on) ${one}`, 'g'), 'game'],
  [new RegExp(` (?:over|under|o|u) ?\\d[\\d.]* (?:points )?(?:of|in|for) ${one}`, 'g'), 'game'],
  [new RegExp(` (?:${back}|moneyline (?:on|for|of)|spread (?:on|for|of)) ${one}`, 'g'), 'back'],
  [new RegExp(`${one} (?:moneyline|to win|to cover|spread|wins?|covers?|${line})`, 'g'), 'back'],
];

/** "Without the Cowboys or Eagles": one or more excluded teams. */
const unwanted = new RegExp(
  ` (?:${apart}) ((?:the )?${team}(?: (?:games?|bets?|picks?)\\b)?(?:(?: ,)?(?: (?:or|and|nor))? (?:the )?${team}(?! (?:moneyline|to |spread|${line}))){0,5})`,
  'g',
);

/** "Leave the Eagles out of it", "Pistons excluded". */
const leftOut = new RegExp(
  ` (?:(?:keep|keeping|leave|leaving) ((?:the )?${team}) out(?: of (?:it|this|them|there|mine))?|((?:the )?${team}) (?:excluded|not included|off limits|left out|out of (?:it|this)))(?![a-z])`,
  'g',
);

/** "Bet against them", where one team is named. */
const againstThem =
  /(?<= )(?<!\b(?:legs?|picks?|bets|plays) )(?:(?:bet|betting|going|go|play|take|taking|ride|im|be)? ?against|fade|fading) (?:them|em|him|those (?:guys|clowns|bums|fools)|that team|this team)(?![a-z])/g;

/** "Steelers to lose" and "won't cover" are bets on the other side. */
const losing = new RegExp(
  `(${team}(?:(?: ,)?(?: and)? (?:the )?${team}){0,7})(?: both| all)? (?:(?:to |will |are going to |gonna |going to )?(?:lose|loses|losing(?! streaks?)|get(?:s|ting)? (?:absolutely |totally |just )?(?:beat|beaten|smoked|crushed|blown out|upset|destroyed|killed|whooped|hammered|embarrassed|routed|thrashed|pummeled|trounced|stomped|torched|demolished|wrecked|clobbered|spanked|boat ?raced|run over|rolled))(?: outright| the game)?|(?:to not|not to|not|wont|will not|dont|do not|doesnt|does not|cant|can not|cannot|arent going to|to fail to) (win|cover|winning|covering))\\b`,
  'g',
);
/** "Don't bet against the Lakers". */
const notAgainst = new RegExp(
  ` (?:not|never|dont|do not|nothing|wouldnt|no bets?)(?: (?:be|bet|betting|go|going|anything))? against ${one}`,
  'g',
);
/** Two or more teams named for the same bet. */
const several = `${team}(?:(?: ,)?(?: and)? (?:the )?${team}){1,7}`;
const both = new RegExp(
  ` (?:both (?:the )?(${several})|(?:the )?(${several}) (?:both |all |each )?(?:to (?:win|cover)|teams to (?:win|cover)|moneylines?|spreads?|win|cover|winning|outright|straight up)\\b(?! (?:vs|at|@|against)\\b))`,
  'g',
);
/** "Chiefs -3 and Bills moneyline". */
const own = `(?:to win|to cover|moneyline|spread|${line})`;
const eachWithItsOwn = new RegExp(
  `${team} ${own}(?: moneyline| spread)?(?:(?: ,)?(?: and| plus| with| \\+)|(?: ,)) (?:the )?${team} ${own}(?:(?:(?: ,)?(?: and| plus| with| \\+)|(?: ,)) (?:the )?${team} ${own}){0,6}`,
  'g',
);
const againstAll = new RegExp(` (?:against|fade|fading|fades) (?:the )?(${several})`, 'g');

/** Two teams side by side, or joined by a word for opponents. */
const pair = new RegExp(
  `${one}( ?(?:vs|at|@|or|against|\\/|-|playing|plays?|played|face|facing) | ?[/-] ?| )${one}`,
  'g',
);
const row = new RegExp(`${team}[ ,]+(?:and )?(?:the )?${team}[ ,]+(?:and )?(?:the )?${team}`);

/** A team with a market of its own: several of them are that many legs, "Chiefs win, Lakers win". */
const withMarket = new RegExp(`(${team}) ?(?:to )?(?:wins?|ml|moneyline|covers?|outright)\\b`, 'g');
const offersChoice = / (?:or|vs|versus) |\b(?:who|which|either)\b/;

const ofTheirGame = new RegExp(`${one} (?:game|matchup|match|moneyline|spread|vs|at|and)\\b`, 'g');
const isNamedTwice = ({ marked, found }: Draft, team: KnownTeam): boolean =>
  [...marked].filter((sign) => found[indexOfMarker(sign)] === team).length > 1;

/** Runs before lines and markets are removed from the text, because they determine a team's stance. */
export const readStances: Rule = (draft) => {
  const { text, stances } = draft;
  const give = (meant: KnownTeam | undefined, stance: Stance) => {
    if (meant && !stances.has(meant)) stances.set(meant, stance);
  };
  text.consume(unwanted, ([, named = '']) => {
    for (const marker of named) give(teamOf(draft, marker), 'avoid');
    return ` ${gap} ${named}`;
  });
  text.consume(leftOut, ([, named = '', other = '']) => {
    for (const sign of named || other) give(teamOf(draft, sign), 'avoid');
    return ` ${gap} ${named || other}`;
  });
  // "The Cowboys game, but nobody from Dallas": a leg of a game that is left out.
  for (const [, marker] of draft.marked.matchAll(ofTheirGame)) {
    const meant = teamOf(draft, marker);
    if (meant && stances.get(meant) === 'avoid' && isNamedTwice(draft, meant))
      draft.left.push(`no ${meant.name}`);
  }
  text.consume(notAgainst, ([, marker = '']) => {
    give(teamOf(draft, marker), 'back');
    return ` ${gap} ${marker}`;
  });
  const giveAll = (named: string, stance: Stance) => {
    const teams = new Set([...named].flatMap((sign) => teamOf(draft, sign) ?? []));
    for (const each of teams) give(each, stance);
    if (teams.size > 1) draft.namedTogether = Math.max(draft.namedTogether, teams.size);
  };
  const backed = [...text.lower.matchAll(withMarket)].map(([, sign = '']) => sign);
  if (backed.length > 1 && !offersChoice.test(text.lower)) giveAll(backed.join(''), 'back');
  text.consume(losing, ([words, named = '', what]) => {
    // "Eagles Jets to lose": only the last one.
    const all = /\band\b|\bboth\b|\ball\b/.test(words) ? named : named.slice(-1);
    giveAll(all, 'against');
    return `${named} ${what?.startsWith('cover') ? 'spread' : 'moneyline'}`;
  });
  for (const [words, named = ''] of text.lower.matchAll(againstAll)) {
    if (/ and |,/.test(words)) giveAll(named, 'against');
  }
  for (const [, named, other = named] of text.lower.matchAll(both)) {
    if (/ and |,/.test(other ?? '')) giveAll(other ?? '', 'back');
  }
  for (const [words] of text.lower.matchAll(eachWithItsOwn)) giveAll(words, 'back');
  for (const [pattern, ...given] of patterns) {
    for (const match of text.lower.matchAll(pattern)) {
      for (const [at, stance] of given.entries()) give(teamOf(draft, match[at + 1]), stance);
    }
  }
  text.consume(againstThem, ([words]) => {
    const [only, ...others] = draft.found.filter((each) => stances.get(each) !== 'avoid');
    if (!only || others.length > 0) draft.left.push(words.trim());
    else if (!stances.has(only) || stances.get(only) === 'game') stances.set(only, 'against');
  });
  const isRow = text.has(row);
  for (const match of text.lower.matchAll(pair)) {
    const [, marker, between = '', otherMarker] = match;
    const first = teamOf(draft, marker);
    const second = teamOf(draft, otherMarker);
    if (!first || !second || first === second || (isRow && /^[ ,]*$/.test(between))) continue;
    if ([first, second].some((each) => stances.get(each) === 'avoid')) continue;
    if (between.includes('or')) draft.compares = true;
    // Teams of different sports cannot play each other.
    if (first.sport !== second.sport) continue;
    give(second, stances.get(first) === 'back' ? 'against' : 'game');
    give(first, stances.get(second) === 'back' ? 'against' : 'game');
  }
};

function teamOf({ found }: Draft, marker: string | undefined): KnownTeam | undefined {
  return marker === undefined ? undefined : found[indexOfMarker(marker)];
}

/**
 * Runs last. A team without a stance is backed; in an information question, or one about a total, a prop or a same-game
 * parlay, its game is meant. "An Oilers goal scorer" and "a Lakers prop" are of theirs, and of nobody of their opponent.
 */
export const placeTeams: Rule = ({ found, stances, reading, marked }) => {
  const { intent, legs, markets, sameGame, sides, player, stat } = reading;
  const [market, ...others] = markets;
  const isOfTheirs =
    intent === 'play' &&
    market === 'prop' &&
    others.length + (player === null ? 0 : 1) === 0 &&
    stat !== 'other' &&
    found.length === 1 &&
    !sameGame;
  const isOfGame =
    !isOfTheirs &&
    (intent === 'info' ||
      sameGame ||
      (markets.length === 0 && sides.some((side) => side === 'over' || side === 'under')) ||
      (markets.length > 0 && markets.every((each) => each === 'total' || each === 'prop')));
  const ofTheirs = placeOfOpponents(markets, { found, stances, marked });
  for (const team of ofTheirs ? [ofTheirs] : found) {
    const stance = ofTheirs ? 'back' : (stances.get(team) ?? (isOfGame ? 'game' : 'back'));
    reading.teams.push({ sport: team.sport, name: team.name, stance });
  }
  const [only, ...rest] = reading.teams;
  const isInOne =
    (legs?.min ?? 1) > 1 && only?.stance === 'game' && rest.length === 0 && inOneGame.test(marked);
  if (isInOne && reading.wishes.length === 0 && !reading.eachGame) reading.sameGame = true;
};

/**
 * "Props for Tampa Niners but no Niners": who of the two is left.
 * @returns undefined where two teams of a game are not named, of which one is refused, or more is wished for than props
 */
function placeOfOpponents(
  markets: readonly string[],
  { found, stances, marked }: Pick<Draft, 'found' | 'stances' | 'marked'>,
): KnownTeam | undefined {
  const meant = new Set(found);
  const left = [...meant].filter((team) => stances.get(team) !== 'avoid');
  const areProps = markets.length > 0 && markets.every((market) => market === 'prop');
  if (!areProps || meant.size !== 2 || left.length !== 1) return undefined;
  const isMeeting = [...marked.matchAll(meeting)].some(([, one, other]) => {
    const [first, second] = [one, other].map((sign = '') => found[indexOfMarker(sign)]);
    return first !== second && first?.sport === second?.sport;
  });
  return isMeeting ? left[0] : undefined;
}
const meeting = new RegExp(`${one}(?: ?(?:vs|at|@|against|\\/|-) ?| )${one}`, 'g');

/** "3 picks on the Lions game": not some of them, as with "a 3-leg parlay with the Lions game in it". */
const inOneGame = new RegExp(
  `\\b(?:legs?|leggers?|parlays?|slips?|combos?|picks?|plays?|bets?|props?) (?:(?:for|on|in|from|of|out of) )?(?:the |that |this |tonights? |todays? |tomorrows? )?${team} (?:\\w+ )?(?:game|matchup|match)\\b`,
);
