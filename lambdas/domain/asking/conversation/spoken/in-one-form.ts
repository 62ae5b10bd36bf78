/** Ways to say a change of a play, in the one form that the rules read: "not the Jets the Giants" is "I meant the Giants". */
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { someoneElse } from '../shown/someone-else.ts';
import { allOfStat } from './all-of-stat.ts';
import { heldAlready } from './held-already.ts';
import { insteadFirst } from './instead-of.ts';
import { totalTurned } from './of-total.ts';
import { saferLeg } from './safer-leg.ts';

const market =
  '(?:money ?lines?|ml|spreads?|run ?lines?|puck ?lines?|totals?|over[ /]unders?|o/u|props?|handicap)';
const all =
  '(?:these|those|them|both|either|any|all|it|that|this)(?: (?:of (?:these|those|them)|legs?|picks?|ones?|bets?|at all))*';
const complaint = `(?:i )?(?:really |kinda |just )?(?:hate|dislike|dont like|don't like|do not like|dont love|don't love|not feeling|cant stand|can't stand) ${all}|(?:these|those|they|both|that|this|it|all)(?: (?:of (?:these|those|them)|legs?|picks?|ones?|bets?|all|both))* (?:sucks?|stinks?|(?:is|are|look|looks) (?:so |pretty |really )?(?:bad|trash|garbage|awful|terrible|ass|horrible|mid))`;
const amount =
  '(?:[+]\\d{3,5}|\\$\\d+|\\d+(?: ?x| bucks| dollars| to 1|[:/]1))(?: (?:lol|lmao|bro|dude|man|though|tho|odds|back))*';
/** Says what the whole pays now, and that it is little. */
const paysOnly = `^(?:(?:wait|so|lol|bro|dude|but|ok|nah|no|hm+)[ ,.]+)*(?:that|it|this|the (?:parlay|bet|slip|whole thing))(?:'?s| is)? ?(?:only|just|barely)(?: (?:pay(?:s|ing)?(?: out)?|like|at|about|around|worth|wins?))* ${amount}[ ,.;?!-]+(?:(?:and|but|so)[ ,]+)*`;
const forms: readonly (readonly [RegExp, string])[] = [
  // "That's the favorite?? I want plus money": only the wish says what to do.
  [
    /^(?:(?:wait|so|lol|bro|hold up)[ ,]+)*(?!\S+ that (?:spread|line|number)\b)(?:that'?s|thats|is that|they'?re|theyre|he'?s|isn'?t that|i thought)\b[^?.!]*[?!.]+\s*(?=(?:i (?:want|need)|give|gimme|got|find|show|can)\b)/i,
    '',
  ],
  // "Thats -400 lol i need something that pays": the price is what was shown, and no limit.
  [
    /^(?:(?:wait|so|lol|bro|dude|hold up|but|ok|nah|no)[ ,]+)*(?:that'?s|thats|it'?s|its|that is|this is|that one'?s|they'?re|he'?s)(?: (?:like|at|only|a|way too short at))* [-−–]\d{3,5}(?: (?:lol|lmao|bro|dude|man|though|tho|haha|smh|come on|cmon|is too (?:short|much)|favorite|odds|price|already))*[ ,.;?!]+(?:(?:and|but|so)[ ,]+)*(?=(?:i(?:'?m| am| want| need|'?d)|give|gimme|got|find|show|can|something|anything|any)\b)/i,
    '',
  ],
  // "That's only +140.. need it bigger": what it pays now is no payout to look for.
  [
    new RegExp(`${paysOnly}(?:(?:i|we|want|need|give me|gimme|way|a lot|much) )*more[ .!]*$`, 'i'),
    'bigger payout',
  ],
  [
    new RegExp(
      `${paysOnly}(?=.*\\b(?:bigger|longer|higher|better|more|juicier|riskier|bump|up|make)\\b)`,
      'i',
    ),
    '',
  ],
  // "Nvm the run line, total?"
  [
    new RegExp(
      `^(?:(?:ok|actually|wait|nah|no|hm+)[ ,]+)*(?:nvm|never ?mind|forget|scratch|screw|skip|not|no)(?: about)? (?:the |that )?${market}\\s*[,.;-]+\\s*(?:(?:and|but|what about|how about|give me|gimme|just|do|go|with|lets|let'?s|the|a)\\s+)*(?=[a-z])`,
      'i',
    ),
    'what about the ',
  ],
  // "Toss in a Vancouver win as leg 3": it comes last anyway.
  [
    / as (?:(?:the|a|an|my|our) )?(?:(?:third|fourth|fifth|sixth|last|final|extra|additional|new|3rd|4th|5th|6th) leg|leg (?:number )?#?\d+)[ .!]*$/i,
    '',
  ],
  // "Take the Thunder out but keep the rest"
  [
    /\b(?:take|pull|leave|get|kick|knock|yank) ((?!(?:it|that|this|them|one|me|a)\b)(?:[a-z0-9'#.]+ ){1,4}?)(?:out\b|off(?=[ ,.!]*$))(?: of (?:it|there|that|here))?/i,
    'drop $1',
  ],
  // "Swap 1 n 3"
  [
    /(?<=\b(?:swap|drop|keep|change|replace|remove|lose|cut|flip|legs?) (?:legs? |out )?#?\d) ?(?:n|&|\+) ?(?=#?\d\b)/i,
    ' and ',
  ],
  // "Drop everything that starts before 3".
  [
    /^(?:(?:ok|nah|no|actually|hm+|and|but)[ ,]+)*(?:(?:can|could) (?:you|u) |please |pls |just )*(?:drop|skip|lose|cut|remove|take out|leave out|get rid of|nix|ditch|scratch|toss|exclude) (?:out )?(?:everything|anything|any(?: (?:game|one|leg)s?)?|every (?:game|one|leg)|all (?:of )?(?:the |those )?(?:games?|ones|legs)|(?:the |those )?(?:games|ones|legs))(?: (?:that|which))? (?:starts?|starting|kicks? off|kicking off|begins?|beginning|tips?(?: off)?|plays?|is|are|goes off)(?: (?:at|on|any time))? (before|after|earlier than|later than) (?=\d|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten)/i,
    'no games $1 ',
  ],
  [/^no games earlier than /i, 'no games before '],
  [/^no games later than /i, 'no games after '],
  // "One of them starts too early for me, I get home at 9": the hour says it.
  [
    /^(?:(?:ok|hm+|nah|damn|but|so)[ ,]+)*(?:(?:one|some|two|a couple|most|all) (?:of (?:them|those|these|the (?:games|legs)) )?|leg \d |the first (?:one |leg |two |game )?|that'?s |that (?:one |game |first one )?|those |it |it'?s )(?:(?:is|are|starts?|kicks? off|tips?|goes off|begins?) )*(?:(?:way|a bit|kinda|a little) )?too early(?: (?:for me|tho|though))*\s*[,.;!-]+\s*(?=\S*[a-z])/i,
    '',
  ],
  // "Take the running backs out, receivers only": the second says the first.
  [
    /^(?:take|leave|drop|cut|get rid of|lose|remove|no|skip) (?:(?:the|any|all|those) )*(?:running backs?|rbs?|quarterbacks?|qbs?|receivers?|wrs?|wide ?outs?|tight ends?|tes?|kickers?|goalies?|pitchers?|backs?|linemen|guards?|centers?|forwards?|bigs?|defensemen)(?: out)?\s*[,.;]+\s*(?=.* only[ .!]*$|(?:only|just) )/i,
    '',
  ],
  // "Hate both of those, start over": with nothing else said, other legs of the same bet are wanted.
  [
    new RegExp(
      `^(?:(?:ok|nah|no|nope|ugh|eww?|hm+|lol|bro|yeah)[ ,.!]+)*(?:${complaint})(?:[ ,.;!-]+(?:and|so|just|lets|let'?s|please|pls|can (?:we|you)))*[ ,.;!-]+(?:start(?:ing)? (?:over|fresh|again|from scratch)|from scratch|clean slate|try again)(?: (?:please|pls|bro|man|lol))*[ .!]*$`,
      'i',
    ),
    'something else',
  ],
  // "What are the odds they actually win" asks how likely it is, and for no price.
  [
    /\bodds(?= (?:of |that |on )?(?:this|that|it|they|them|he|she|these|those|both|all(?: of (?:it|them|these|those))?)(?: (?:one|bet|pick|parlay|actually|really|even|all|both|to|will|can|do|does))* (?:wins?|winning|hits?|hitting|cash(?:es|ing)?|covers?|covering|comes? in|coming in|lands?|landing)(?: (?:it|outright|lol|tho|though|tonight|today))*[ .!?]*$)/i,
    'chances',
  ],
  // "Too much juice, use alternate lines so it pays plus money".
  [
    /^(?:[^,.;!]*\bjuic(?:e|y|ed)\b[^,.;!]*[,.;!]+ *)?(?:(?:can|could|you|u|please|just|use|do|go with|take|try|give me|make|it|them|switch|to|with|on|the|some|then) )*(alt(?:ernate|ernative)?s?(?: (?:lines?|numbers?|props?))?)(?:[ ,]+(?:so|that|it|they|they're|theyre|it's|its|each|every|one|leg|all|the|legs|is|are|pays?|at|be|get|gets|to|make|them))* (?:plus|\+) ?(?:money|odds)[ .!]*$/i,
    '$1 at plus money',
  ],
  // "You gave me SGA yesterday and he bricked. Someone else".
  [
    /^(?:(?:lol|nah|no|bro|man|ugh|ok)[ ,.]+)*(?:you|u|y'?all) (?:(?:guys|already|just) )*(?:gave|had|picked|sold|told|put)(?: me)?(?: on)? ((?!(?:it|that|this|them|these|those|me)\b).{2,25}?) (?:yesterday|last (?:night|time|week|game)|the other (?:day|night)|earlier|before|already)(?: (?:and|but) [^.,;!?]{2,40})?[ ,.;!?-]+(?=(?:(?:give|find|get|show|pick) me |gimme |i want |how about |can i get )?(?:some(?:one|body|thing)|any(?:one|body)|another|a different|different)\b)/i,
    'not $1, ',
  ],
  // "Flip it, the Dbacks one".
  [
    /^(?:flip (?:it|that)|switch (?:it|that)|the other (?:team|side|one)|other (?:team|side))[ ,.:;-]+(?:(?:to|do|give me|make it) )*(?:the )?([a-z0-9' .]{3,25}?) (?:one|side|instead|tt|team total|total)(?: instead| please| pls)*[ .!?]*$/i,
    '$1 instead',
  ],
  // "Over or under, pick one".
  [
    /^((?:so |the )?(?:over|under) or (?:the )?(?:over|under))[ ,.;?!-]+(?:(?:just|you|u|can|please|gotta|have to|help me|and) )*(?:pick|choose|decide|call it|which|take)(?: (?:one|a side|which|it|me|for me|is it|which one|between them))*[ .!?]*$/i,
    '$1',
  ],
  [/\b(?:i )?(?:dont|don'?t|do not) (?:really )?care for\b/i, 'dont like'],
  [/\b(?:as well )?(?:in|on|from) (?:there|here)\b(?=[ ,.]*(?:\.|,|put|give|gimme|add|find|get))/i, ''],
];

/** "Baseball Rangers, my bad": what one bet was meant to be on. Of several legs, nobody knows which. */
const mistaken: readonly (readonly [RegExp, string])[] = [
  [/^(?!.*\b(?:i meant|i mean)\b)(.{2,40}?)[ ,.]+(?:my bad|mb|oops|whoops)[ .!]*$/i, 'i meant $1'],
  [/^(?:my bad|mb|oops|whoops|sorry)[ ,.!]+(?!i meant|i mean|need|got)(?:the )?(.{2,40})$/i, 'i meant $1'],
];

/** "Make it 2 picks with Etienne": what was shown stays, and the other comes beside it. */
const pairedWith: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:ok|now|and|can|could|you|u|we|let'?s|lets|just|please)[ ,]+)*(?:make|turn) (?:it|this|that)(?: into)?(?: a)? (?:2|two|double|pair|duo|parlay)(?:[ -](?:picks?|legs?|legger|bets?|man|guys?|players?|team(?:er)?))?(?: parlay)? (?:with|and|plus|by adding) (.{3,40})$/i,
    'add $1',
  ],
];

/** "Nah give me his rushing instead": another statistic of the one player who was shown, on the same side. */
const otherStat =
  /^(?:(?:nah|no|nope|ok|okay|actually|hm+|wait|yeah|eh|meh|well|and|but)[ ,.!]+)*(?:(?:can|could) (?:you|u) )?(?:(?:please|pls|just|lets|let's|i(?:'d| would)? (?:want|like|rather)|rather|then|how about|what about|give me|gimme|get me|show me|find me|do|use|take|have|see|try|go|with|bet|switch(?: it)? to|change it to) )*(?:his|her) ([a-z+ ]{3,30}?)(?:,? (?:instead|rather))(?: (?:please|pls|then|of (?:that|passing|rushing|points)))*[ .!?]*$/i;

/** "Not the Jets the Giants", "no not the Jets, the Bears". */
const otherTeam =
  /^(?:(?:no|nah|wait|lol|oh|sorry|bro|dude)[ ,.!]+)*(?:i (?:said|meant) )?not (?:on )?(?:the )?(.{2,30}?)(?:[, ]+(?:but|i meant|i said))?[, ]+(?:the )?([^,]{2,30})$/i;

/** @returns the prompt as typed where no play was shown, or nothing is said otherwise */
export function inOneForm(prompt: string, { play, queries }: Turn, context: QuestionContext): string {
  if (!play || queries[0]?.intent !== 'play') return prompt;
  const text = prompt.normalize('NFKC').replace(/[’‘]/g, "'");
  const named = text.split(otherTeam).length > 1 ? namesOf(text, context) : [];
  if (named.length === 2 && named[0] !== undefined && named[1] !== undefined) {
    const [out, into] = named;
    const isOn = play.legs.some(({ home, away }) => home === out || away === out);
    if (isOn && play.legs.length > 1) return `swap ${out} for ${into}`;
    if (isOn) return `i meant ${into}`;
  }
  const leaving = heldAlready(text);
  if (leaving !== undefined) return leaving;
  const otherNumber = numberOfPlayer(text, play.legs);
  if (otherNumber !== undefined) return otherNumber;
  const stat = play.legs.length === 1 && play.legs[0]?.prop ? otherStat.exec(text)?.[1] : undefined;
  // A side or a line that is said is meant.
  if (stat !== undefined && !/\b(?:overs?|unders?)\b|\d/i.test(stat)) return `${stat} instead`;
  const ofStat = allOfStat(text, play.legs, context);
  if (ofStat !== undefined) return ofStat;
  const safer = play.legs.length > 1 ? saferLeg(text) : undefined;
  if (safer !== undefined) return safer;
  const formed = (play.legs.length > 1 ? forms : [...forms, ...pairedWith, ...mistaken])
    .reduce((said, [pattern, form]) => said.replace(pattern, form), text)
    .trim();
  const other = someoneElse(formed, play.legs);
  if (other !== undefined) return other;
  const all = totalTurned(insteadFirst(formed, play.legs, context), play.legs);
  return all === text.trim() ? prompt : all;
}

const ofNumber =
  /^(?:(?:can|could) (?:you|u|we) )?(?:make|change|switch|bump|move|raise|lower|drop|up) (?:the )?((?!(?:it|that|this|them|one|the|my|leg)\b)[a-z'.-]{3,}(?: (?!leg|pick|one|to|up|be)[a-z'.-]{3,})?)(?: leg| pick| one)? (?:(?:up |down )?to |into |be )?(\d{1,3})(?:\+(?: [a-z]+){0,2}?|(?: [a-z]{4,}){1,2}?)(?: instead| please)*[ .!?]*$/i;

/** "Make Hyman 2+ instead": the leg on him, at that number. */
function numberOfPlayer(text: string, legs: readonly ShownLeg[]): string | undefined {
  const [, name, number] = ofNumber.exec(text) ?? [];
  if (name === undefined || number === undefined) return undefined;
  const [leg, ...others] = legs.filter(({ prop }) => prop && isMeant(name, prop.player));
  if (!leg?.prop || others.length > 0) return undefined;
  return `swap ${name} for ${leg.prop.player} ${number}+ ${statNames[leg.prop.stat]}`;
}

/** The teams of a text that has nothing else. */
function namesOf(text: string, context: QuestionContext): string[] {
  const { tokens } = sentenceOf(text, context);
  const others = tokens.filter(
    ({ team, word, isBreak }) =>
      !team && !isBreak && !/^(?:no|nah|not|the|on|i|said|meant|but|wait|lol|oh|sorry|bro|dude)$/.test(word),
  );
  return others.length > 0 ? [] : tokens.flatMap(({ team }) => team?.name ?? []);
}
