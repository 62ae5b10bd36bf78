/** "Who else on Dallas", "swap him for somebody on the other team": a prop of another player of the team, or of its opponent. */
import type { ReadTeam } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { baseOf } from '../../../answer/follow.ts';
import { markOfPlayer } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { playersMeant } from '../../../reading/names/known-players.ts';
import { readQuestion } from '../../../reading/read.ts';
import { settled } from '../../../reading/settle.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const lead =
  "(?:(?:so|is|are|there|do|you|u|have|got|like|any|what|whats|what's|about|how|give|gimme|show|find|get|me|us|can|could|want|need|i|we|or|and|maybe) )*";
const another =
  '(?:(?:who|whos|any(?:one|body)|some(?:one|body)) else(?: (?:do|does|you|u|is|would|like|good|got|have|there|worth|that))*|(?:an?other|a different|a diff|some other|any other|other|different) (?:guys?|players?|dudes?|names?|one|ones|props?)|any(?:one|body) other than (?:him|her))';
const pattern = new RegExp(
  `^${lead}${another} (?:on|from|for|off|of|in|playing for|at) (?:the )?([a-z0-9'. ]{2,30}?)(?: (?:instead|tonight|today|you like|u like|worth (?:it|betting)|to (?:bet|play|take)))*$`,
);
/** "Someone on the Jets" after a prop. */
const anyOn = new RegExp(
  `^${lead}(?:some(?:one|body)|any(?:one|body)|a (?:guy|player|prop)|one|a player prop|player props?)(?: prop)? (?:on|from|for|playing for) (?:the )?([a-z0-9'. ]{2,30}?)(?: (?:instead|then|tonight|today))*$`,
);
/** "Give me a different guy", of the same kind of bet. */
const otherPlayer = new RegExp(
  `^${lead}(?:an?other|a different|a diff|a new|some other|any other|different|other|new) (?:guys?|players?|dudes?|names?|player props?|props?)(?: (?:instead|then|tonight|today|please|you like|u like))*$`,
);
const swapping =
  "(?:(?:can|could|would|you|u|we|i|lets|let's|just|please|rather|how about|what about|maybe|want|wanna|do|and|ok|but) )*(?:(?:swap|switch|change|replace|trade|sub|make|flip)(?: (?:out|it|him|her|that|this|one|one of (?:them|those|these)|a leg|the (?:leg|pick|player|guy|prop)))*(?: (?:for|with|to|into|out for))? )?(?:give me |find me |get me |show me |gimme |take |use |pick |do )?";
const somebody =
  '(?:some(?:one|body)|any(?:one|body)|a (?:guy|player|prop|different guy|different player)|another (?:guy|player|one|prop)|the best (?:guy|player|prop)|a prop)(?: else)?';
const ofOpponent = new RegExp(
  `^${swapping}${somebody} (?:on|from|for|off|of|playing for|who plays for) (?:the )?(?:other|opposing|opposite|opponent'?s?|their opponent'?s?) ?(?:team|side|squad|roster|guys)?(?: (?:instead|please|then))*$`,
);
const same =
  /^(?:that|this|his|her|their|same|the same|own) ?(?:team|squad|side|offense|roster|club)?$|^(?:them|team|squad|same team)$/;

/** @returns undefined if anything else is said, or if no single prop was shown */
export function otherOnTeam(prompt: string, given: Given, context: QuestionContext): Heard | undefined {
  const [leg, ...others] = given.legs;
  const text = bareOf(prompt);
  if (!leg) return undefined;
  if (ofOpponent.test(text)) return others.length > 0 ? whichLeg(given) : onOpponent(leg, given);
  if (others.length > 0 || !leg.prop) return undefined;
  if (otherPlayer.test(text)) return propOn(undefined, leg, given);
  const ofRefused = withoutRefused(text, context);
  if (ofRefused && otherPlayer.test(ofRefused.text))
    return propOn(undefined, leg, withRefused(given, ofRefused.player));
  const named = (pattern.exec(text) ?? anyOn.exec(text))?.[1];
  if (named === undefined) return undefined;
  const { sport, prop } = leg;
  const team = same.test(named) ? { sport, name: prop.team } : teamOf(named, context);
  return team && propOn(team, leg, given);
}

const refused =
  /^(.+?)[ ,.;-]+(?:(?:please|pls|and|but|just)[ ,]+)*(?:not|no|besides|except|other than|anyone but|anybody but) ([a-z'. -]{3,30})$/;

/** "A different player, please, not Zion": one more who is not wanted. */
function withoutRefused(
  text: string,
  { roster, players }: QuestionContext,
): { readonly text: string; readonly player: string } | undefined {
  const [, rest, words] = refused.exec(text) ?? [];
  if (rest === undefined || words === undefined) return undefined;
  const [player, ...namesakes] = playersMeant(words, { roster, players, isOfPlayer: true });
  return player !== undefined && namesakes.length === 0
    ? { text: rest.replace(/[ ,]+$/, ''), player }
    : undefined;
}

const withRefused = (given: Given, player: string): Given => ({
  ...given,
  reading: {
    ...given.reading,
    notPlayers: [...new Set([...(given.reading.notPlayers ?? []), player])],
  },
});

const whichLeg = ({ legs }: Given): Heard => ({
  kind: 'unclear',
  why: 'Which leg should change to the other team?',
  instead: legs.slice(0, mostTaps).map((_, at) => `Swap leg ${at + 1} for the other team`),
});
const mostTaps = 4;

/** Of the team that plays against the one of the bet; of a total, both are in it. */
function onOpponent(leg: ShownLeg, given: Given): Heard | undefined {
  const { sport, home, away, selection, prop } = leg;
  const own = prop?.team ?? (selection === 'home' ? home : selection === 'away' ? away : undefined);
  if (own === undefined)
    return {
      kind: 'unclear',
      why: 'The last answer is on both teams. Which one do you mean?',
      instead: [away, home].map((name) => `${sport} player prop pick backing the ${name}`),
    };
  if (own !== home && own !== away) return undefined;
  return propOn({ sport, name: own === home ? away : home }, leg, given);
}

/** @param team undefined for any that the question allows */
function propOn(team: Omit<ReadTeam, 'stance'> | undefined, { sport, prop }: ShownLeg, given: Given): Heard {
  const base = baseOf(given);
  const teams: ReadTeam[] = team ? [{ ...team, stance: 'back' }] : [...base.teams];
  return {
    kind: 'play',
    next: {
      reading: settled({
        ...base,
        sports: team ? [team.sport] : base.sports.length > 0 ? base.sports : [sport],
        markets: ['prop'],
        wishes: [],
        player: null,
        line: null,
        teams,
        // A bet on a team says nothing of the prop.
        ...(!prop && { sides: [], lines: undefined, period: undefined }),
        ...(prop && { notPlayers: [...new Set([...(base.notPlayers ?? []), prop.player])] }),
      }),
      keep: [],
      without: [...new Set([...given.without, ...(prop ? [markOfPlayer(prop.playerId)] : [])])],
    },
  };
}

/** The one team that the words are, and nothing else. */
function teamOf(words: string, context: QuestionContext): Omit<ReadTeam, 'stance'> | undefined {
  // "Bills" alone can be money.
  const { reading, unread } = [words, `the ${words}`]
    .map((each) => readQuestion(each, context))
    .reduce((bare, named) => (bare.reading.teams.length > 0 ? bare : named));
  const [team, ...more] = reading.teams;
  const isAll = unread.length === 0 && more.length === 0 && reading.player === null;
  return team && isAll ? { sport: team.sport, name: team.name } : undefined;
}
