/** "Four guys to make threes", "defensemen to get a point", "Luka big night": what somebody is to do is an over. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';

const verbs: readonly (readonly [does: string, doing: string])[] = [
  ['get(?: (?:on|me|us))?', 'getting(?: (?:on|me|us))?'],
  ['give (?:me|us)', 'giving (?:me|us)'],
  ['find', 'finding'],
  ['land on', 'landing on'],
  ['make', 'making'],
  ['have', 'having'],
  ['record', 'recording'],
  ['register', 'registering'],
  ['score', 'scoring'],
  ['hit', 'hitting'],
  ['grab', 'grabbing'],
  ['snag', 'snagging'],
  ['steal', 'stealing'],
  ['swipe', 'swiping'],
  ['nab', 'nabbing'],
  ['pull down', 'pulling down'],
  ['dish(?: out)?', 'dishing(?: out)?'],
  ['throw(?: for)?', 'throwing(?: for)?'],
  ['rush for', 'rushing for'],
  ['run for', 'running for'],
  ['catch', 'catching'],
  ['haul in', 'hauling in'],
  ['tally', 'tallying'],
  ['rack up', 'racking up'],
  ['put up', 'putting up'],
  ['pick up', 'picking up'],
  ['pile up', 'piling up'],
  ['notch', 'notching'],
  ['collect', 'collecting'],
  ['earn', 'earning'],
  ['drain', 'draining'],
  ['sink', 'sinking'],
  ['bury', 'burying'],
  ['knock down', 'knocking down'],
  ['drop', 'dropping'],
  ['produce', 'producing'],
  ['post', 'posting'],
  ['take', 'taking'],
  ['fire', 'firing'],
  ['go for', 'going for'],
];
const does = verbs.map(([verb]) => verb).join('|');
const doing = verbs.map(([, verb]) => verb).join('|');
const few =
  '(?:(?:a|an|one|two|three|some|any|his|their|at least|the|lots of|tons of|multiple|more|a few|\\d{1,3}\\+?|passing|pass|rushing|rush|receiving|made|player|power play|pp|double|triple) ){0,3}';
const stats =
  '(?:points?|pts|rebounds?|rebs?|boards?|assists?|asts?|dimes|apples?|threes?|3s|3pt|3ptm|three pointers?|3 pointers?|treys?|triples?|steals?|stocks?|blocks?|turnovers?|double[- ]?doubles?|triple[- ]?doubles?|yards?|yds|receptions?|catches|grabs|passes|balls|completions?|carries|attempts?|targets?|picks?|interceptions?|ints?|touchdowns?|tds?|strikeouts?|ks?|outs|hits?|runs?|rbis?|rbi|bases?|bags?|steal|shots?|sogs?|saves?|sv|pra|score ?sheet|scoring sheet)(?![a-z])';

/** Not somebody for whom the asker wants a bet, but what the asker wants to do: "I want to get a points prop". */
const ofAsker =
  '(?<!\\b(?:want|wanna|wanting|looking|look|trying|try|like|love|need|hoping|hope|going|gonna|help|how|able|best|way|ready|me|us|tryna|about|for|at|by|of|am|im|mind|consider|considering|thinking|without|start|keep|you|i|we))';
/** "Fail to get", "not to score". */
const notDone = "(?<!\\b(?:not|never|fails?|failing|nobody|no one|won['’]?t|dont|don['’]t)) ";
/** "Who could give me an assist", "which players might get a hit". */
const whoMight =
  '\\b(?:who|(?:which|what) (?:\\w+ ){1,4}?)(?: else)? ?(?:can|could|may|might|should|would|is going to|are going to|is likely to|are likely to)';
const toGet = new RegExp(
  `(?:${ofAsker}${notDone}(?:to|will|gonna|to each|each to|all to|both to)|${whoMight}) (?:also |each |both |all |actually )?(?:${does}) ${few}${stats}`,
  'i',
);
/** "Two players with an assist": they are to get it. */
const withStat = new RegExp(
  `\\b(?:players|guys|skaters|forwards|defensemen|centers|guards|hitters|batters) (?:each |both |all )?(?:with|having|who have) (?:at least )?(?:an?|one|1) ${stats}`,
  'i',
);
const getting = new RegExp(`${ofAsker}${notDone}(?:${doing}) ${few}${stats}`, 'i');

/** Of a player who is named. */
const well = new RegExp(
  [
    '\\b(?:do(?:es|ing)?|play(?:s|ing)?|perform(?:s|ing)?) (?:really |very |pretty |so )?(?:well|good|great|big)\\b',
    '\\b(?<!\\b(?:the|is|any|in) (?:an? )?)(?:big|huge|monster|massive|great|career) (?:night|game|day|outing|performance|one)\\b',
    '\\b(?:go(?:es|ing)?|pop(?:s|ping)?) off\\b',
    '\\bgo(?:es|ing)? (?:crazy|nuts|wild|ham|nuclear)\\b',
    '\\b(?:ball(?:s|ing)?|show(?:s|ing)?) out\\b',
    '\\b(?:to|will|gonna) (?:feast|cook|eat|shine|dominate|explode)\\b',
    // A quarterback and his receiver, who score together.
    '\\bstack(?:ed)?\\b(?! up)',
    '\\b(?:have|has|having) a day\\b',
  ].join('|'),
  'i',
);
/** @returns whether the words say that somebody is to play well */
export const doesWell = (words: string): boolean => well.test(words);
const isOtherwise =
  /\bunders?\b|\bfewer\b|\bless than\b|\b(?:fad(?:e|es|ing)|against|struggl(?:e|es|ing)|bad (?:night|game|day)|held|shut down|hold)\b|\b(?:won['’]?t|doesn['’]?t|don['’]?t|not|never|can['’]?t) (?:\w+ )?(?:go|do|have|play|pop|show|ball)\b/i;

/** What a player has or has not, which nobody sells the other side of. */
const onlyDone: ReadonlySet<string> = new Set([
  'touchdowns',
  'first_touchdowns',
  'last_touchdowns',
  'goals',
  'first_goals',
  'last_goals',
  'home_runs',
  'other',
]);

type Terms = Pick<LegWish, 'markets' | 'stat' | 'player' | 'sides' | 'line'>;

const isOpen = ({ markets, sides, line }: Terms): boolean =>
  markets.length === 1 && markets[0] === 'prop' && sides.length === 0 && line === null;

/** @returns the reading with overs of what somebody is to do; unchanged where a side stands, or nobody is to do anything */
export function withOversToGet(reading: Reading, prompt: string): Reading {
  if (reading.intent !== 'play' || reading.notSides.includes('over')) return reading;
  if (isOtherwise.test(prompt)) return withOwnOvers(reading, prompt);
  const is = doneIn(prompt);
  if (!is.toGet && !is.well) return reading;
  const own = asOver(reading, is);
  const wishes = own.wishes.map((wish) => asOver(wish, is));
  return wishes.every((wish, at) => wish === own.wishes[at]) ? own : { ...own, wishes };
}

/** "Tage shots, Dahlin assist, Buffalo wins": whoever names players beside others to win expects something of them. */
export function withOversOfLegs(reading: Reading, prompt: string): Reading {
  const isBothWays =
    reading.intent !== 'play' || reading.notSides.includes('over') || isOtherwise.test(prompt);
  if (isBothWays || reading.wishes.length < 2) return reading;
  const wishes = reading.wishes.map((wish) =>
    wish.player === null ? wish : asOver(wish, { toGet: true, well: false }),
  );
  return wishes.every((wish, at) => wish === reading.wishes[at]) ? reading : { ...reading, wishes };
}

interface Done {
  readonly toGet: boolean;
  readonly well: boolean;
}

const doneIn = (words: string): Done => ({
  toGet: [toGet, getting, withStat].some((form) => form.test(` ${words}`)),
  well: well.test(words),
});

function asOver<Of extends Terms>(terms: Of, is: Done): Of {
  const isMeant =
    isOpen(terms) &&
    ((is.toGet && terms.stat !== null && !onlyDone.has(terms.stat)) || (is.well && terms.player !== null));
  return isMeant ? { ...terms, sides: ['over'] } : terms;
}

/** "Jokic to get rebounds and Murray unders": an under is of whom it is said, and the other is still to do something. */
function withOwnOvers(reading: Reading, prompt: string): Reading {
  const clauses = prompt.split(/[,;+&]| and | plus | with | then /i);
  const wishes = reading.wishes.map((wish) => {
    const names = plainOf(wish.player ?? '').split(' ');
    const own = clauses.filter((clause) =>
      plainOf(clause)
        .split(/[^a-z'’-]+/)
        .some((word) => isNameIn(names, word)),
    );
    return own.length === 1 && own.every((clause) => !isOtherwise.test(clause))
      ? asOver(wish, doneIn(own[0] ?? ''))
      : wish;
  });
  return wishes.every((wish, at) => wish === reading.wishes[at]) ? reading : { ...reading, wishes };
}

/** A first name alone says who it is where two are named; "de" says nobody. */
const isNameIn = (names: readonly string[], word: string): boolean => word.length > 2 && names.includes(word);
const plainOf = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "Passing touchdowns, rushing yards, and Diggs over": what stands at the end is said of all. */
const atEnd =
  /,[^,]*,? (?:and|&|plus|\+) [^,]*? (overs?|unders?)(?: (?:please|pls|plz|tonight|today|thanks|thx))*\W*$/i;

/** @returns the reading with the side of the last leg for all before it; unchanged where another has a side */
export function withSideOfAll(reading: Reading, prompt: string): Reading {
  const [, said = ''] = atEnd.exec(prompt) ?? [];
  const { wishes } = reading;
  const last = wishes.at(-1);
  const side = said.toLowerCase().startsWith('over') ? ('over' as const) : ('under' as const);
  if (said === '' || last?.sides.join() !== side || !wishes.slice(0, -1).every(isOpen)) return reading;
  return { ...reading, wishes: wishes.map((wish) => ({ ...wish, sides: [side] })) };
}
