/** "One scorer each from Cowboys-Panthers and Titans-Jaguars", "the game between the Heat and the Bulls": games said by their two teams. */
import { anyClub } from '../../../names/franchises.ts';

const club = `(?:the )?(?:${anyClub})`;
const game = `${club}(?: ?[-–/] ?| (?:at|vs\\.?|versus|v|@) | )${club}(?: game)?`;
const and = '(?: ?, ?(?:and |plus )?| and | plus | & )';
const list = `(${game}(?:${and}${game}){1,5})`;
const kind =
  '((?:anytime |first )?(?:touchdown|td|goal) ?scorers?|goal ?scorers?|touchdowns?|tds?|player props?|props?|players?|totals?|spreads?|moneylines?|overs?|unders?|favou?rites?|underdogs?|legs?|picks?|bets?|plays?|sides?)';
const from = '(?:from|in|of|for|on|out of)';
const each = `(?:(?:one|1|an?) (?:${kind} )?(?:each|apiece) ${from}|(?:one|1|an?) (?:${kind} )?${from} each(?: of)?)`;
const listed = new RegExp(`(?<![\\w'’])${each}:? ?${list}(?![\\w'’-])`, 'gi');
const oneGame = new RegExp(game, 'gi');

/** A game that is spoken of as close is no less the game that is bet on. */
const opinion =
  "(?:i (?:expect|think|see|predict|believe|feel)(?: (?:it'?s|it will be|this is))? |expecting |this is |it'?s |should be )?";
const evenly = '(?:close|tight|competitive|even|tough|great|good|big|nice|fun|close-fought)';
const between = new RegExp(
  `(?<![\\w'’])((?:in|from|for|on|of|about|to|at|with) )?${opinion}(?:(?:a|the|that|this) )?(?:(?:very|really|pretty) )?(?:${evenly} )*(?:game|matchup|match|one|contest) between (${club}) (?:and|&) (${club})(?![\\w'’])`,
  'gi',
);

/** "Draw between Vancouver and San Diego": a bet on their game. */
const betBetween = new RegExp(
  `(?<![\\w'’])((?:draw|tie|over|under|total|spread|moneyline|money line|puck line|run line|both teams to score|btts|bet|pick|play|parlay|prop|props)(?: (?:bet|pick))?(?: \\d{1,3}(?:\\.\\d{1,2})?)?) between (${club}) (?:and|&) (${club})(?![\\w'’])`,
  'gi',
);

/** "In the Celtics Wizards game, I want the favorite and the over": of that game are both. */
const before = new RegExp(
  `^\\W*(?:(?:in|for|on|from) )?(${club})(?: ?[-–/] ?| (?:at|vs\\.?|versus|v|@) | )(${club})(?: game)?(?: (tonight|today|tomorrow))? ?[,;:.] ?(?:so |just |please |and )*(?:i(?:'d| would)? (?:want|like|need)|i(?:'ll| will) take|give me|gimme|let me (?:get|have)|take|pick|bet|find me|get me|(?=(?:the |an? )?(?:favou?rite|underdog|dog|home|away|road|over|under|spread|moneyline|total)s?\\b)) ?(?=[^,.;:]*\\b(?:and|plus|with)\\b)`,
  'i',
);

/** @returns the question with games between two teams by their names; before an opinion of the game is dropped with its name */
export const withGamesBetween = (prompt: string): string =>
  / between /i.test(prompt)
    ? prompt
        .replace(
          between,
          (_, of: string | undefined, one: string, other: string) =>
            `${of ?? 'in '}${named(one)} vs ${named(other)}`,
        )
        .replace(
          betBetween,
          (_, bet: string, one: string, other: string) => `${bet} in ${named(one)} vs ${named(other)}`,
        )
    : prompt;

const again = ' (?:in|from|of|for|on) (?:that|this|the same) (?:game|one|matchup)(?= ?(?:[,.;!?]|$))';
const firstGame = new RegExp(`(?<![\\w'’])${game}(?![\\w'’-])`, 'i');
/** "Eagles Chiefs: a moneyline and the total in that game": it is named again. */
const namedAgain = new RegExp(again, 'i');
/** "Over 1.5 Avs Jets, what else from that game": one more leg on it. */
const elseInIt = new RegExp(
  `[,.;?!]? ?(?:(?:and|plus|with) )?(?:(?:what|anything|something) else|another(?: (?:leg|bet|pick|play|one))?|one more(?: leg)?)(?: (?:do|would|can|is|you|u|i|we|there|like|good|take|bet|play))*${again}`,
  'i',
);

function withoutGameAgain(prompt: string): string {
  const found = namedAgain.test(prompt) && firstGame.exec(prompt);
  if (!found) return prompt;
  const [teams] = found;
  const end = found.index + teams.length;
  const after = prompt.slice(end).replace(elseInIt, ` plus a leg in ${teams}`).replace(namedAgain, '');
  return prompt.slice(0, end) + after;
}

/** @returns the question with a leg for each game of a list, and with a game that holds for all legs before them */
export const withGamesListed = (prompt: string): string =>
  withoutGameAgain(prompt)
    .replace(
      before,
      (_, one: string, other: string, day = '') =>
        `${named(one)} ${named(other)}${day === '' ? '' : ` ${day}`}: `,
    )
    .replace(listed, (_, kind: string | undefined, other: string | undefined, games: string) => {
      const what = kind ?? other;
      const legs = [...games.matchAll(oneGame)].map(
        ([found]) => `one${what ? ` ${what}` : ''} from ${found}`,
      );
      return `${legs.slice(0, -1).join(', ')} and ${legs.at(-1)}`;
    });

const named = (team: string): string => team.replace(/^the /i, '');
