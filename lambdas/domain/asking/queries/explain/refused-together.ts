/** "Why can't I put LeBron points and LeBron PRA in one SGP": why a book refuses legs together. */
import type { TermId } from './glossary.ts';

const why = '(?:why|how come|what is the reason|whats the reason|any reason|is there a reason)';
const refuses =
  '(?:cant|can not|cannot|couldnt|wont|will not|doesnt|does not|dont(?! you)|do not(?! you)|isnt|not|unable|refuses?|refused|rejects?|rejected|blocks?|blocked)';
const joining = '(?:parlay|combine|pair|mix|stack|join|group|sgp|connect)';
const into =
  '(?:in|into|on|to|as|inside)(?: (?:a|an|one|the|my|same|single|this))*(?: same ?-? ?game)? (?:sgps?|parlays?|slip|ticket|bet|combo|same ?-? ?game(?: parlay)?)';
const pattern = new RegExp(
  `^ (?:(?:so|ok|hey|but|wait|um|yo|bro) )*${why}(?: \\S+){0,6}? ${refuses}(?: \\S+){0,5}? (?:${joining} (?:\\S+ )+?(?:with|and|plus|together)|(?:put|add|have|include|use|bet|pick|select|take|do|get) (?:\\S+ )+?(?:${into}|together))(?= )`,
);
/** How many legs there may be, or what is kept of a bet here. */
const others =
  / (?:more than|over \d+ legs|tracker|log|account|deposit|withdraw|settings|limit|max|maximum|weeks?|futures?) /;

/** @param plain as `plainly` writes it; @returns undefined if it asks for something else */
export const refusedTogether = (plain: string): readonly TermId[] | undefined =>
  pattern.test(plain) && !others.test(plain) ? ['correlation', 'same_game_parlay'] : undefined;
