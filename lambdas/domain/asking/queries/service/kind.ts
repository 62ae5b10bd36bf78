/** Recognizes a question about the service: "how do i cancel", "is this legal in texas". */

import { thingCueOf } from '../not-offered/cues.ts';
import { plainly } from '../reading/cues.ts';
import type { Kind } from '../reading/kind.ts';
import { lexicon, marksIn, tokensOf } from '../reading/phrases.ts';
import type { Token } from '../reading/sentence.ts';
import { serviceCueOf } from './cues.ts';
import { type ServiceTopic, serviceEntries, serviceEntry, serviceTopics } from './entries.ts';

const topics = lexicon(
  Object.fromEntries(serviceTopics.map((id) => [id, serviceEntries[id].said])) as Readonly<
    Record<ServiceTopic, string>
  >,
);

/** States and provinces, which a question about the law names. */
const places =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|' +
  'mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|' +
  'texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|alberta|british columbia|manitoba|canada|usa|america|cali|jersey|vegas|mexico|uk|england|australia|state|province|country';

const words = lexicon({
  place: places,
  around:
    'plan|plans|subscription|account|app|site|website|service|gameplan|thing|here|work|works|month|monthly|year|yearly|week|day|daily|per|cost|costs|price|charge|charged|charges|prompt|prompts|question|questions|' +
    'pick|picks|bet|bets|betting|sports|sport|gambling|online|data|history|all|every|my|find|where|why|who|when|there|still|now|anymore|again|today|please|version|right|anything|something|myself|' +
    'phone|browser|page|screen|login|using|used|use|did|stop|let|ask|answer|answers|win|money|much|many|long|often|good|real|person|human|you guys|twice|wtf|iphone|android|stuff|ask|asking|keeps|same|honest|over|some|went|6|six|wins|slips|lines|line|change|move|text|yearly|month to month|somehow|guys|tout|pay|pulling|legally|allowed|cover|covered|make|made|last|ever|possible|way|option|options',
});

export const service: Kind<'service'> = {
  read({ text, tokens }, meant) {
    const plain = plainly(text);
    const cue = wishesForBet(tokens) ? undefined : serviceCueOf(plain);
    // "Ping me with live picks between periods": alerts are there, and what they should tell is not.
    if (cue && ofLive.has(cue) && thingCueOf(plain) === 'live') return undefined;
    // "Can I link my DraftKings account", "do you place it or do I": which books there are is not asked.
    if (cue === 'books' && thingCueOf(plain) === 'placing') return undefined;
    if (cue && !(beside.has(cue) && isOfBet(tokens)))
      return { query: { ask: 'service', topic: cue }, used: tokens.map((_, at) => at) };
    const found = marksIn(tokens, topics);
    const others = marksIn(tokens, words);
    const [first] = found;
    const named = new Set(found.map(({ meaning }) => meaning));
    if (meant && (!first || named.size > mostTopics)) {
      const topic = serviceTopics.find((each) => each === meant.topic);
      return topic && !isOfBet(tokens) ? { query: { ask: 'service', topic }, used: [] } : undefined;
    }
    if (!first || named.size > mostTopics) return undefined;
    const isOfLaw = named.has('legal');
    const isOfTrouble = named.has('complaint') || named.has('fault') || named.has('refund') || isOfLaw;
    const around = others.filter(({ meaning }) => meaning === 'around' || isOfLaw);
    const teams = tokens.flatMap(({ team, figure }, at) =>
      (isOfLaw && team) || (isOfTrouble && figure) ? [at] : [],
    );
    return {
      query: { ask: 'service', topic: longest(found).meaning },
      used: [...tokensOf([...found, ...around]), ...teams],
    };
  },
  label: ({ topic }) => serviceEntry(topic)?.label ?? topic,
  prompt: ({ topic }) => serviceEntry(topic)?.said.split('|')[0] ?? topic,
};

/** Topics beside which prices during a game are what is asked for, and are not there. */
const ofLive: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>([
  'notifications',
  'how',
  'odds_updates',
  'sports',
]);

/** Asks for a play beside: the question is not only about the service. */
const wishesForBet = (tokens: readonly Token[]) =>
  tokens.some(
    ({ word }, at) =>
      wishing.has(word) && tokens[at + 1]?.word === 'me' && !denying.has(tokens[at - 1]?.word ?? ''),
  );
const wishing: ReadonlySet<string> = new Set(['gimme', 'give', 'build', 'make', 'find']);
/** "It didn't give me a bet". */
const denying: ReadonlySet<string> = new Set([
  'didnt',
  'even',
  'dont',
  'not',
  'wont',
  'doesnt',
  'never',
  'to',
]);

/** Topics beside which a team can be the subject: "how do you figure the Bills cover". */
const beside: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>([
  'how',
  'trust',
  'record',
  'sports',
  'free',
  'bot',
  'books',
  'price',
]);

const isOfBet = (tokens: readonly Token[]) =>
  tokens.some(
    ({ team, figure, word }) => team !== undefined || figure?.form === 'american' || ofBet.has(word),
  ) || tokens.filter(({ figure }) => figure !== undefined).length > 1;
const ofBet: ReadonlySet<string> = new Set([
  'props',
  'prop',
  'spread',
  'moneyline',
  'total',
  'line',
  'parlay',
  'robin',
]);

/** More topics than these in one question are no question about one of them. */
const mostTopics = 2;

/** The longest phrase says most precisely what is meant. */
function longest<M extends { readonly start: number; readonly end: number }>(marks: readonly M[]): M {
  return marks.reduce((best, each) => (each.end - each.start > best.end - best.start ? each : best));
}
