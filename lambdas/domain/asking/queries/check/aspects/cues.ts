/** What of one bet a question wants to know besides whether a price is good: its chance, its fair price, or what speaks for and against it. */

export type Aspect = 'chance' | 'fair' | 'reasons';

/** The words that ask, each of which is taken out before the bet is read. */
interface Cue {
  readonly aspect: Aspect;
  readonly words: RegExp;
  /** Says that also, or only, what speaks against the bet is asked. */
  readonly against?: 'also' | 'only';
}

const tell =
  "(?:(?:so|and|ok|okay|hey|please|in your opinion),? )*(?:(?:tell|show|give|name|list)(?: (?:me|us))?|(?:which|what)(?:'s|s| is| are| would be| do you think (?:is|are))?|do you (?:know|have)|any idea)?";
const share =
  '(?:percent(?:age)?|win(?:ning)?|real|true|implied|market|fair|actual|rough|approximate|no-vig)';

const chances: readonly string[] = [
  `${tell} ?(?:the |their |its |a )?(?:${share} )*(?:chances?|probabilit(?:y|ies)|likelihoods?)(?: percentage| in percent)?(?: (?:of|that|for|on)(?: it)?)?`,
  'how (?:likely|probable|realistic)(?: (?:is|are|would|will|do you think))?(?: it)?(?: (?:to be|that|for))?',
  'how (?:confident|sure|certain)(?: (?:should|can|could|would|are|is|do) (?:i|we|you|one|people|the market|the books?|the bookmakers))?(?: (?:be|feel|get))?(?: (?:in|about|that|of|on))?',
  // "Odds the Pistons beat Miami" asks how likely that is, and wishes for no bet.
  `${tell} ?(?:the )?odds(?: in percent| as a percentage)?(?: (?:that|of)|(?= the ))(?=.*\\b(?:w[io]n|wins|winning|beat|beats|beating|cover|covers|covering)\\b)`,
  'what (?:kind of |sort of |percent(?:age)? )?(?:chances?|shot)(?= (?:do|does|have|has)\\b)',
  '(?:an? )?(?:good|real|decent|realistic|fair|serious) (?:chance|shot) (?:of|to|at)',
  'how (?:safe|secure|risky) (?:is|are)(?: it)?(?: to (?:bet|take|back)| betting| backing| taking| a (?:bet|wager|pick))?(?: on)?',
  'in what percent(?:age)? of (?:cases|games)|how often (?:should|would|will|can i expect)',
];

const price = '(?:price|odds|number|moneyline|ml|line)s?';
const fairs: readonly string[] = [
  `${tell} ?(?:the |a )?(?:fair|true|right|honest|no-vig|vig-free|margin-free|break-?even)(?: (?:market|betting))? (?:${price}|value)(?: (?:of|on|for))?`,
  '(?:where|when|at what point) (?:does|do) (?:the |any )?value(?: (?:on|in|of|with))?',
  `(?:at|from|beyond|above|past|starting at|up to|down to) (?:what|which) ${price}(?: on)?`,
  `(?:what|which) ${price}(?: on)? (?:(?:would |does |do )?makes?|(?:do|would|should|must) (?:i|we|you|one) (?:need|want|ask for|get|wait for|hold out for|demand|require)|(?:is|are) needed)`,
  `how (?:long|short|high|low|good) (?:does|do|should|must|would|has) (?:the |their |its )?${price}(?: have| need)?(?: to be)?`,
];

const speaks =
  '(?:(?:could|can|would|might|may) )?(?:speak|talk|argue|count|go|work|be said|is|point|stand)s?';
const nouns = '(?:arguments?|reasons?|case|points?|facts|evidence|considerations|factors|things)';
const notTo =
  "(?:not to|to not|against|why (?:i|you|we|one) should(?:n'?t| not)|(?:to|why (?:i|you|we|one) should) (?:avoid|skip|fade|pass(?: on)?|leave|stay away(?: from)?|stay off|steer clear of|keep away from))";
const reasons: readonly (readonly [string, 'also' | 'only'])[] = [
  [
    `what (?:all )?${speaks} for (?:them|it|him|that|this) (?:and|or)(?: what)?(?: ${speaks})? against(?: (?:them|it|him|that|this))?`,
    'also',
  ],
  [`what (?:all )?${speaks} (?:both )?for and(?: what ${speaks})? against`, 'also'],
  [
    `${tell} ?(?:the |an? |some |your |your best |best |main )*${nouns} (?:both )?(?:for and against|for or against|pro and con|pro and contra|on both sides(?: of)?|both ways(?: on)?|on either side(?: of)?)`,
    'also',
  ],
  [
    `${tell} ?(?:the |some |main )*(?:pros and cons|pluses and minuses|ups and downs|upsides? and downsides?|strengths and weaknesses|good and (?:the )?bad|for and against)(?: (?:of|on|for|with|about|in|to))?`,
    'also',
  ],
  [
    `${tell} ?(?:one|an?|the|some|any|your|two|three|best|biggest|main|strongest|good|single| )*${nouns} (?:(?:are|is|do|does) (?:there |you (?:have|see) )?)?${notTo}`,
    'only',
  ],
  [`what (?:all )?${speaks} against`, 'only'],
  [`what (?:all )?${speaks} (?:for|in favou?r of)`, 'also'],
  [
    `(?:(?:make|give|build|lay out)(?: me| us)?|what(?:'s|s| is)) (?:the|a|your) (?:best |bull )?case for(?! (?:fading|passing|staying|not)\\b)`,
    'also',
  ],
];

const whole = (words: string) => new RegExp(`(?<![\\w'-])(?:${words.trim()})(?![\\w'-])`, 'i');
const cues: readonly Cue[] = [
  ...reasons.map(([words, against]): Cue => ({ aspect: 'reasons', words: whole(words), against })),
  ...fairs.map((words): Cue => ({ aspect: 'fair', words: whole(words) })),
  ...chances.map((words): Cue => ({ aspect: 'chance', words: whole(words) })),
];

export interface Asked {
  readonly aspect: Aspect;
  readonly against?: 'also' | 'only';
  /** The question without the words that ask. */
  readonly bet: string;
}

/** @param prompt with straight apostrophes */
export function aspectIn(prompt: string): Asked | undefined {
  for (const { aspect, words, against } of cues) {
    const found = words.exec(prompt);
    if (!found) continue;
    const bet = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`;
    return { aspect, bet, ...(against && { against }) };
  }
  return undefined;
}
