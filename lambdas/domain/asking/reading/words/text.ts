/** A prompt in normalized form. Rules remove what they match, so that the rest is unread. */

import { amounts } from './amounts.ts';
import { isChat, isMistypedAdverb, undrawn } from './chat-words.ts';
import { isFiller } from './fillers.ts';
import { inEnglish } from './french.ts';
import { sharesCounted } from './shares.ts';
import { spelled } from './spelling.ts';
import { spokenHours, spokenNumbers } from './spoken-numbers.ts';

/** Longer than any accepted prompt; the rest is not read. */
const maxLength = 4000;

/** Marks where a rule removed words. */
export const gap = '•';
const firstMarker = 0xe000;
const lastMarker = 0xf8ff;
/** For patterns: the marker of any team. */
export const team = '[\\ue000-\\uf8ff]';

const abbreviated = /\b(vs|st|jr|no|dr|mr|ft)\.(?!\d)/gi;

/** Without periods that end no sentence: "St. Louis Blues". */
export const withoutAbbreviations = (prompt: string): string => prompt.replace(abbreviated, '$1');

/** Words between spaces. */
export const wordCount = (prompt: string): number => prompt.trim().split(/\s+/).length;

/** What is counted after "plus 2", which is no line then. */
const thing =
  '(?:legs?|picks?|bets?|plays?|props?|scorers?|games?|teams?|sides?|overs?|unders?|totals?|spreads?|moneylines?|mls?|favou?rites?|favs?|underdogs?|dogs?|long ?shots?)';

/** "Max 2 from the same game": legs are of different games wherever there are enough, so that it asks for nothing more. */
const mostOfGame =
  /(?:\b(?:with|but|and) )?(?:\ba )?\b(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|limit(?: of| to)?|cap(?:ped)?(?: of| at)?) (?:[1-3]|one|two|three)(?: (?:legs?|picks?|bets?|plays?|props?|players?|guys))? (?:from|per|in|out of|on)(?: (?:the|a|any|each|one|every))?(?: (?:same|one|single))? (?:game|matchup|match)\b(?: max\b)?/gi;
/** "Every home underdog on Sunday, give me the best one": one of them. */
const bestOfAll =
  /(?:\b(?:out of|of|from) )?\b(?:all|every|each)(?: of)?(?: the)? (?=(?:[^\s.?!]+ ){1,14}(?:best one|(?:best|top) (?:pick|bet|play|one|of)|pick one|just one)\b)/gi;

const rewrites: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/[\ue000-\uf8ff•]/g, ' '],
  [/[\u2010-\u2013\u2212]/g, '-'],
  // Arrows only lead on.
  [/ ?(?:[-=]{1,3}>+|[\u2192\u21d2\u279c\u27a1]\ufe0f?) ?/g, ' , '],
  [mostOfGame, ' '],
  [bestOfAll, ' '],
  [
    /\b(\d{1,2})(?: ?o ?'?clock| ?([ap])m)?[ -]ish\b/gi,
    (_, hour = '', half = 'p') => `${hour}${half}m to ${Number(hour) + 1}${half}m`,
  ],
  [/[\u2014\u2015]/g, ','],
  [/[\u2018\u2019\u02bc`\u00b4]/g, "'"],
  [/(\d)½/g, '$1.5'],
  [/(\d),(?=\d{3}(?!\d))/g, '$1'],
  [/\bweek (?=\d)/gi, 'week-'],
  // 8:30, before the colon ends a clause.
  [/\b(\d{1,2}):([0-5]\d)(?!\d)/g, '$1h$2'],
  // "The 425 games", "the 405s", "after 930"; "100 games" counts them.
  [
    /(?<![\d.+$-])\b(?!(?<!\bthe )[1-9][05]0 games?\b)(1[0-2]|[1-9])([0-5][05])(?= ?(?:[ap]m?|et|est|eastern|ct|pt|games?|slate|window|kick ?offs?|kicks?|starts?|tip ?offs?|tips?|puck ?drops?)\b)/gi,
    '$1h$2',
  ],
  [/\bthe (1[0-2]|[1-9])([0-5][05])s\b/gi, 'the $1h$2 games'],
  // "To catch 5+ passes": what is caught are receptions.
  [
    /\b(?:catch(?:es|ing)?|hauls? in|grabs?|snags?) (?:at least |over )?(\d{1,2})(?: ?\+| or more| plus)? (?:passes|balls)\b/gi,
    'get $1+ receptions',
  ],
  [
    /\b(til|till|until|after|before) (1[0-2]|[1-9])([0-5][05])\b(?! ?(?:yards?|yds|points?|pts|dollars|bucks|%))/gi,
    '$1 $2h$3',
  ],
  // "4.5ish", "1 o'clock-ish".
  [/(\d\.\d|\bo'?clock)-?ish\b/gi, '$1'],
  [/\b(each|every) (early|late|afternoon|evening|noon) (?:game|matchup)\b/gi, '$1 of the $2 games'],
  ...spokenNumbers,
  ...amounts,
  ...spokenHours,
  [/(\d) ?bucks\b/g, '$1 dollars'],
  [/(\d),(?=\d(?!\d))/g, '$1.'],
  // "The game between the Bears and the Lions", but not "between 1 and 4".
  [/\b(games?|match|matchup|meeting|contest) between ([a-z][a-z .'-]{1,39}?) and (?=[a-z])/gi, '$1 $2 vs '],
  [/\bteam {1,50}totals?\b/gi, 'teamtotal'],
  [/\bp[ ./+-]r[ ./+-]a\b/gi, 'pra'],
  [/\bteam (?:points?|pts|goals|runs)(?= (?:overs?|unders?|props?|[ou]\b|[ou]?\d))/gi, 'teamtotal'],
  [
    /\b(overs?|unders?|over|under) (?:on |for )?(?:their|its) own (?:number|total|points|score)\b/gi,
    'teamtotal $1',
  ],
  // "Even money or close", "+150, close as you can get".
  [
    /(?<![\w+-])(?<!\b(?:around|about|near) )(even money|[+-]\d{3,5}) ?,? ?(?:(?:or|and) (?:close|near(?:by)?|thereabouts|around there|something (?:like|near|close to) (?:it|that))(?: to (?:it|that))?|(?:as )?close (?:to (?:it|that) )?as (?:you|u|we) can(?: get)?(?: to (?:it|that))?)(?![\w'])/gi,
    'around $1',
  ],
  // "Panthers Islanders starts in 3 hours": when it starts is known.
  [
    /(?<!\b(?:what|which|who|that|anything|something|whatever|games|ones?|any)) (?:starts?|tips?(?: off)?|kicks? off|begins?|goes) in (?:about |like |around )?(?:\d+|an?|one|two|three|half an?) (?:hours?|hrs?|min(?:ute)?s?) ?[,.;!-]/gi,
    ' ,',
  ],
  // A long shot, and not a player of the Flyers.
  [
    /\b(an?|one|another|little|two|\d) flyers?\b(?! (?:games?|players?|goals?|goalie|moneyline|ml|to|over|under|vs|fan|bets?|picks?|plays?|props?|parlay)\b)/gi,
    '$1 long shot',
  ],
  [/\bI'(m|d|ll|ve)\b/gi, 'I$1'],
  [
    /\b(early|late) ((?:sun|mon|tues|wednes|thurs|fri|satur)day|tonight) (games?|slate|window|kick ?offs?)\b/gi,
    '$2 $1 $3',
  ],
  // "Early Sunday NFL", of its games.
  [/\b(early|late) ((?:sun|mon|tues|wednes|thurs|fri|satur)day)(?= (?:nfl|football)\b)/gi, '$2 $1 games'],
  [/\b(?:a hundo|a hundred (?:bucks|dollars)|1 hundo)\b/gi, '100 dollars'],
  [/\b(both|all|each|they|will|gonna) scores?(?= |$|,)/gi, '$1 to score'],
  // "4 legs total" counts legs.
  [
    /\b(\d{1,2}|two|three|four|five|six|seven|eight) (legs?|picks?|bets?|plays?|props?) (?:in )?total(?= ?(?:[,.?]|$))/gi,
    '$1 $2',
  ],
  [/\b(\d|two|three|four|five|six) names\b/gi, '$1 guys'],
  // A sum of statistics is no parlay.
  [
    /((?:points?|pts|rebounds?|rebs?|assists?|asts?) ?(?:\+|&|\/|and|plus) ?(?:points?|pts|rebounds?|rebs?|assists?|asts?)|\bpra|\bpr|\bpa|\bra) combos?\b/gi,
    '$1',
  ],
  [/\b(\d{1,2})\+?[ -](?:pts?|points?)[ -]scorers?\b/gi, '$1+ points'],
  [/(\d{1,2}) ?\+ or (?:more|better)\b/gi, '$1+'],
  // Milestones: "a 30 piece", "100 yard rusher".
  [/\b([2-6]\d)[ -]?(?:piece|burger|bomb)\b/gi, '$1+ points'],
  [
    /\b(\d{2,3})\+?[ -]?(?:yds?|yards?)[ -](receiv|rush|pass)(?:er|ers|ing)(?: games?)?\b/gi,
    '$1+ $2ing yards',
  ],
  [
    /\b(?:to )?(?:throw|pass)(?:s|es|ing)? for (?:over )?(\d{2,3})\+?(?: (?:yards?|yds))?(?! ?\+?\d)/gi,
    '$1+ passing yards',
  ],
  [
    /\b(?:to )?(?:rush|run)(?:s|es|ning|ing)? for (?:over )?(\d{2,3})\+?(?: (?:yards?|yds))?(?! ?\+?\d)/gi,
    '$1+ rushing yards',
  ],
  [
    /\b(?:to )?throw(?:s|ing)?(?: for)? (?:(an?|one)|(\d)\+?) (?:touchdowns?|tds?)\b/gi,
    (_, one, size = '1') => `${one ? '1' : size}+ passing touchdowns`,
  ],
  [/\b(\d{2,3})\+?(?: (?:yards?|yds))? on the ground\b/gi, '$1+ rushing yards'],
  [/\b(\d{3})\+?(?: (?:yards?|yds))? through the air\b/gi, '$1+ passing yards'],
  [
    /\b(?:find|finds|finding|hit|hits|hitting|reach|reaches|get in|gets in|sees?) (?:the )?(?:end ?zone|paydirt|pay dirt|the box)\b/gi,
    'to score',
  ],
  [/\b(?:to )?(?:light|lights|lighting) (?:the )?lamp\b/gi, 'to score a goal'],
  [/\b(?:to )?(?:go|goes|going) (?:yard|deep)\b|\b(?:to )?leaves? the yard\b/gi, 'home run'],
  [/\b(?:to )?(?:steals?|swipes?|nabs?) a (?:base|bag)\b/gi, 'stolen bases'],
  [/\bunder the lights\b/gi, ' '],
  [/(?<![\d+])\+ ?money\b/gi, 'plus money'],
  [
    /\b(\d{1,2}|two|three|four|five|six|seven|eight) legs? (?:in )?total\b(?! (?:over|under|points|goals))/gi,
    '$1 legs',
  ],
  [
    /\beven (?:if|though) (?:it|they) (?:only )?pays? (?:nothing|nada|little|peanuts|not much|like nothing|next to nothing)\b/gi,
    ' ',
  ],
  // "Jokic 25/10/8"; "1+ A, 1+ G", "1 pt"; "4+ shots a player".
  [/\b(1[3-9]|[2-6]\d)\/(\d{1,2})\/(\d{1,2})\b(?!\/)/g, '$1+ points , $2+ rebounds , $3+ assists'],
  [/\b(\d)\+ ?a(?= ?(?:,|$)| (?:and|plus)\b)/gi, '$1+ assists'],
  [/\b(\d)\+ ?g(?= ?(?:,|$)| (?:and|plus)\b)/gi, '$1+ goals'],
  [/\b([124-9]|\d{2})(\+?) pt\b/gi, '$1$2 points'],
  [/(?<=[a-z] )(?:a|per) (?:player|guy)(?= ?(?:[,.]|$))/gi, ' '],
  [/\b(nhl|nba|nfl|mlb)ers\b/gi, '$1 players'],
  // "Sub 60": under it; "80 + and a team".
  // "1st q", "2nd qtr", "1st p".
  [/\b(1st|first|2nd|second|3rd|third|4th|fourth) (?:q|qt|qtr|qrt)\b/gi, '$1 quarter'],
  [/\b(1st|first|2nd|second|3rd|third) (?:p|per|pd)\b/gi, '$1 period'],
  [/\b(1st|first|2nd|second) h\b/gi, '$1 half'],
  [/\breg(?= (?:time|win|winner|ml|money ?line|line|result)\b)/gi, 'regulation'],
  [/\bin reg\b/gi, 'in regulation'],
  [/\bsub[- ](?=\d{1,3}\b)/gi, 'under '],
  [/\b(\d{2,3}) \+(?= (?:and|plus|with)\b| ?(?:,|$))/gi, '$1+'],
  // "Dogs +pts"; not a sum of statistics.
  [
    /(?<!\b(?:rebs?|rebounds?|asts?|assists?|boards|dimes|steals|blocks) )(?<= |^)\+(?:pts|points)\b(?! ?[+&/])/gi,
    'spread',
  ],
  [/\b(?:the )?(\d{1,2}) ?o ?'?clocks\b/gi, 'the $1 oclock games'],
  [/>=|≥/g, ' at least '],
  [/<=|≤/g, ' at most '],
  [/>/g, ' over '],
  [/</g, ' under '],
  [/~/g, ' around '],
  [/&/g, ' and '],
  [/\bw(?:\/ ?| )(?=(?:the|an?|my|at|one|two|some|\d)\b)/gi, 'with '],
  [/\btrip(?:le)? dubs?\b/gi, 'triple double'],
  [/\btt(?= (?:over|under|o|u)\b)/gi, 'teamtotal'],
  [/@/g, ' @ '],
  [/\bA's\b/g, 'Athletics'],
  [/\b(what|who|when|where|how|that|it|there|here)'s\b/gi, '$1 is'],
  [/\b(what|who|where|how|when)s\b/gi, '$1 is'],
  [/\b(how|who|what|where|why)'?d\b/gi, '$1 did'],
  [/\byes or no\b/gi, ' '],
  // Asks whether a price is a good one, where `right` alone adds nothing.
  [/\b(prices?|odds|line|number) right\b(?! now)/gi, '$1 correct'],
  [/(?<=\w\w)'s\b/gi, ''],
  // "De'Aaron" keeps its apostrophe; "don't" and "Lakers'" lose theirs.
  [/(?<=[a-z])'(?![A-Z])|(?<=[A-Z])'(?=[A-Z]\b)/g, ''],
  // D.C., L.A.
  [/\b(?:[A-Za-z]\.){2,}/g, (found) => found.replaceAll('.', '')],
  [abbreviated, '$1'],
  [/[,;:]/g, ' , '],
  [/\?/g, ' ? '],
  [/!|\.(?!\d)/g, ' . '],
  [/[^\p{L}\p{N}\p{M}+\-.,'/$%?@ ]/gu, ' '],
  [/\b50 ?[-/] ?50s?\b/g, 'coin flip'],
  [
    new RegExp(`\\bplus (?=\\d)(?!\\d (?:more|others?|extra|free)\\b|\\d (?:[a-z]+ ){0,2}${thing}\\b)`, 'gi'),
    '+',
  ],
  [/\bminus (?=\d)/gi, '-'],
  [/ {1,50}([+-]) (?=\d{3}(?!\+))/g, ' $1'],
];

/** Looks like code: a quoted key, or adjacent brackets and quotes. */
const code = /":|\{["{]|["\]}]\}/;

/** Removes code, whose numbers would be read as counts of legs. */
function withoutCode(prompt: string): string {
  if (!code.test(prompt)) return prompt;
  return prompt
    .split(/(\s+)/)
    .filter((chunk) => !code.test(chunk))
    .join('');
}

function clean(prompt: string): string {
  // NFKC would turn U+00BD into "1/2", so it is replaced first.
  let text = withoutCode(prompt.slice(0, maxLength)).replace(/(\d)½/g, '$1.5').normalize('NFKC');
  for (const [pattern, by] of rewrites) {
    text = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
  }
  return ` ${sharesCounted(text).replace(/\s+/g, ' ').trim()} `;
}

/** Removes accents and capitals without changing the length, so that an index is valid in both forms. */
function plain(text: string): string {
  // Most questions are typed without accents, and character by character takes half of the time.
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  const plainly = (char: string) => {
    const base = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return base.length === char.length ? base : char;
  };
  return Array.from(text, plainly).join('');
}

export class Text {
  /** With its original capitals and accents. */
  cased: string;
  lower: string;

  constructor(prompt: string) {
    this.cased = spelled(inEnglish(clean(prompt), plain), plain);
    this.lower = plain(this.cased);
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.lower);
  }

  /** Whether the text begins with these words, in any case. */
  startsWith(words: string): boolean {
    return this.lower.startsWith(` ${words.toLowerCase()}`);
  }

  /** Whether capitals carry meaning: the text is not all in one case. */
  get hasCase(): boolean {
    return /\p{Ll}/u.test(this.cased) && /\p{Lu}/u.test(this.cased);
  }

  /** Replaces a span in both forms. */
  put(start: number, end: number, words: string): void {
    this.cased = this.cased.slice(0, start) + words + this.cased.slice(end);
    this.lower = this.lower.slice(0, start) + plain(words) + this.lower.slice(end);
  }

  /**
   * Calls `use` for each match and replaces the match with a gap.
   * @param pattern with the flag `g`
   * @param use can return false to keep the match, or words to replace it with
   */
  consume(pattern: RegExp, use: (match: RegExpExecArray) => unknown): void {
    pattern.lastIndex = 0;
    for (;;) {
      const match = pattern.exec(this.lower);
      if (!match) return;
      const start = match.index;
      const end = start + match[0].length;
      const used = use(match);
      if (used === false || end === start) {
        pattern.lastIndex = Math.max(end, start + 1);
        continue;
      }
      const words = typeof used === 'string' ? used : gap;
      this.put(start, end, words);
      pattern.lastIndex = start + words.length;
    }
  }

  /**
   * Words that no rule read, without fillers and duplicates, in order.
   * @param isOfBet whether a bet is asked for, in which everyday words mean nothing
   * @param isStory whether a word only tells a story around it
   */
  unread(isOfBet = false, isStory: (word: string) => boolean = () => false): string[] {
    const isIdle = (word: string) =>
      isFiller(word) ||
      (isOfBet && (undrawn(word).some((each) => isFiller(each) || isChat(each)) || isMistypedAdverb(word)));
    const words = this.lower.match(/[\p{L}\p{N}$+-][\p{L}\p{N}\p{M}'.%/+-]*/gu) ?? [];
    const bare = words
      .map((word) => word.replace(/[-'./+]+$/, ''))
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    return [...new Set(bare)].filter(
      (word) =>
        !isIdle(word) && !isStory(word) && !word.split(/[-/]/).every((each) => each === '' || isIdle(each)),
    );
  }
}

/** @returns the character that marks a team in the text; undefined if there are too many teams */
export function markerOf(index: number): string | undefined {
  const code = firstMarker + index;
  return code <= lastMarker ? String.fromCharCode(code) : undefined;
}

export function indexOfMarker(marker: string): number {
  return marker.charCodeAt(0) - firstMarker;
}
