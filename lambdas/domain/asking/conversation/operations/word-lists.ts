/** The words of operations on the legs of a bet, and the words around them that mean nothing by themselves. */
import { lexicon } from '../../queries/reading/phrases.ts';
import { isPlain } from '../../queries/reading/plain-words.ts';
import { isChat } from '../../reading/words/chat-words.ts';

export const written = {
  keep: 'keep|leave|hold on to|hold onto|hang on to|hang onto|stick with|sticking with|stay with|keep rolling with|leave alone',
  /** Keeps them only beside another operation. */
  like: 'i like|i love|like|love|good with|fine with|cool with|happy with|ok with|okay with|on board with',
  only: 'keep only|only keep|keep just|just keep|only want|just want|nothing but|just do|just play|just',
  drop: 'drop|remove|lose|take out|take off|take away|get rid of|getting rid of|rid of|cut|cut out|delete|ditch|scratch|leave out|leave off|nix|toss|toss out|throw out|kick out|boot|boot out|axe|kill|dump|scrap|yank|pull|bail on|forget|forget about|no need for|dont need|eliminate|knock off|knock out|lose the leg with',
  refuse:
    'nobody from|no one from|noone from|nobody on|no one on|nobody in|no more of|no more|less of|less|fewer|not|no|without|minus|w/o|skip|avoid|except|nothing with|none of|stay away from|anyone but|anybody but',
  swap: 'swap|swap out|switch|switch out|switch up|replace|change|change out|sub|sub out|trade|trade out|exchange|redo|reroll|re roll|re-roll|refresh|rework|flip out|try again on|something else for|someone else for|something different for|another for|another one for|give me another for|find another for|different one for|dont want the|do not want the|dont like|do not like|dont love|do not love|didnt like|not feeling|hate|dont trust|do not trust|cant trust|not a fan of|not sold on|not crazy about|iffy on|not in love with|dislike|not into',
  fresh: 'new|diff|different|another',
  add: 'add|throw in|throw on|toss in|toss on|tack on|put in|slide in|slip in|squeeze in|include|pair it with|pair that with|combine it with|combine with|mix in|work in|sprinkle in|sprinkle|plus|parlay it with|parlay that with|parlay with|as well as',
  find: 'find|find me|get|get me|give|give me|gimme|need|i need|want|i want|i wanted|do|use|go with|take|put',
  /** "Make leg 2 an under". */
  make: 'make|turn|have',
  flip: 'other side of|opposite of|opposite side of|reverse|flip|fade|bet against|go against|take the other side of|take the opposite of|flip side of|inverse of',
  insteadOf: 'instead of|rather than|in place of|in lieu of|over',
  sameTeams: 'same team|same teams|same squads|from the same teams|same two teams',
  sameGames: 'same game|same games|same matchup|same matchups',
  samePlayers: 'same player|same players|same guy|same guys|same dude',
  /** The answer's terms apply, whatever else is said. */
  instead: 'instead|in its place|in their place|in its spot|to replace it|to replace them',
} as const;

export type Verb = keyof typeof written;
const { insteadOf, ...verbsWritten } = written;
export const verbs = lexicon<Verb>({
  ...verbsWritten,
  // "Over" is a side of a bet too.
  insteadOf: insteadOf.replace('|over', ''),
});

/** Another leg of the same kind. */
export const anything =
  /^(?:(?:for|with|to|a|an|some|any|the|me|one|of|your|ur)? ?)*(?:something(?: (?:else|different|new|better|fresh|good|solid))?|some ?(?:one|body)(?: (?:else|different|new|better))?|any ?(?:thing|one|body)(?: (?:else|different))?|another(?: (?:one|leg|pick|game|guy|player|team|bet))?|(?:a )?(?:new|different|diff|fresh|better|other|second|next best|alternative|replacement) ?(?:one|ones|leg|legs|pick|picks|game|guy|player|guys|players|bet)?|others|whatever(?: you (?:like|got|have))?|next best(?: one| thing)?|your (?:next|choice|pick)|else)$/;

const around = `
the a an my your ur our its their his her leg legs pick picks one ones bet bets play plays game games guy guys player players thing things
side sides team teams ticket slip parlay card same that this those these them it of in from on line lines part also then too now please pls plz ok okay
yeah yea yep nah no nope actually and but so well alright aight lol lmao haha bro man dude cool nice great thx thanks hmm oh ah hey if u you
can could would will lets let us go kinda bit tho though just rather maybe me back out there here got get
whole thing all each every still as is be stuff im id ill i am w n
`;
const aroundWords = new Set(around.split(/\s+/).filter((word) => word !== ''));

/** Words that carry no wish beside an operation. */
export const plain = { has: (word: string) => aroundWords.has(word) || isPlain(word) || isChat(word) };
