/** Reads which of several named bets is the better one: "Avs or Stars", "moneyline or +1.5 on the Habs". */

import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { withoutAbbreviations } from '../../reading/words/text.ts';
import { asksForOneMore } from '../reading/one-more.ts';
import { betIn } from '../table/bets.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import type { Term } from '../table/term.ts';
import { type Known, type Terms, termsOf } from '../table/terms.ts';

const written = {
  or: 'or|vs|versus|against|compared to|rather than|over the|instead of|but i saw|but they have|but|better than|worse than|than',
  and: 'and|between',
  better:
    'better|better bet|better pick|better play|better value|better side|better price|better number|best|which|which one|which of|which of these|which of those|which of the two|who|who is|who is better|who is the better|compare|comparison|prefer|' +
    'which is better|which is|who do you like|who do u like|who you like|who u like|who you got|who u got|who yall got|who ya got|who wins|who should i|who would you|rather|' +
    'more|you like more|u like more|like more|like better|you like better|u like better|do you like more|you taking|u taking|you riding with|rank|rank these|rank them|rank em|order these|put in order|sort these|smarter|smarter bet|whos the better|' +
    'torn|torn between|cant decide|cant decide between|stuck between|deciding between|choosing between|choose between|help me choose|help me decide|help me pick|go with|going with|better off|edge|who has the edge|better spot|bigger edge|safest of|sharper|stronger|stronger side|the stronger|settle it|settle this|settle|settle something|rank them for me|how likely|trust more|trust|who u trust|who you trust|do you trust|u sending|you sending|sending|going with|rolling with|if u had to|if you had to|if i had to|had to|gun to your head|gun to ur head|pick one|choose one|one or the other|side with|which way|pick the best|pick the best one|best one|take your pick|smarter to|smarter 2|who|whos|who ya like|go|longer|either one|either|the nod|gets the nod|hot take|battle of|hits more|hit more|would i rather|wife says|friend says|buddy says|i say|he says|she says|says|pick between|stuck|undecided',
  likelier:
    'likelier|more likely|likely|safer|safer bet|safer pick|safer play|safest|whats safer|what is safer|who wins|who will win|likeliest|most likely|better chance|better shot|best chance|higher chance|better odds of hitting|likely to hit|less risky|less risk|less scary|surer|surest|lock of|the lock|more of a lock|hits more often|wins more often|chance',
  wins: 'wins|win|to win|going to win|gonna win',
  cheaper:
    'cheaper|cheapest|costs less|better price|better odds|best priced|less juice|lower juice|better value price|cheaper way|cheaper way to get on',
  payout: 'pays more|pays better|bigger payout|higher payout|better payout|pays the most',
  worse:
    'worse|weakest|weaker|weakest leg|riskier|riskiest|worst|kills|kills my parlay|killing my parlay|killing|sinks|sinks my parlay|least likely|drop|should i drop|cut|leave out|loses|most likely to lose|trap|sketchiest|scariest|shakiest|goes|which goes|which one goes|to go|to drop|to cut|gotta drop|gotta cut|gotta go|has to go|drop one|cut one|lose one|lose a leg|drop a leg|cut a leg|ditch|ditch one|axe|scrap|remove|take out|odd one out|stinker|the stinker|worst leg|weak link|least confident|down to|want it down to|dead weight|anchor|get rid of|chopping block|on the block|bench',
  bet: 'bet|bets|pick|take|taking|play|value|price|odds|side|lean|like|for a bet|as bets|betting|to bet|score|hit|hits|parlay|my parlay|slip|my slip|leg|legs|these|those|one|these bets|of these|of them|to cover|cover|covers|prop|props|for the|longer ball|outright|the same number|same number|slate|leg|a leg|one of them|em|five|four|three|fifty|line|number|tonight|spot|matchup|buy|buying|half point|the half point|the hook|hook|half|down|point|points|the points|plus the points|shop|place|the other place|other place|somewhere|giving|giving me|saw|i saw|have|mine|is mine ok|ok|way|get on',
  form: 'who is in better form|whos in better form|in better form|better form',
} as const;
const words = lexicon(written, { without: 'and|which|who|like|over the' });

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readCompare(typed: string, known: Known): CompareQuery | undefined {
  const prompt = withoutAbbreviations(typed);
  if (asksForOneMore(prompt)) return undefined;
  const terms = termsOf(prompt, words, known);
  if (terms.isPast || terms.isUnclear || terms.nightGame) return undefined;
  const whole = subjectOf(terms);
  const { has, unread, numbers, books, teams, players, prices } = whole;
  // Where every option has its price, it does not matter which book offers it.
  const extra = [whole.money, whole.units, whole.percents, prices.length > 1 ? [] : books];
  if (unread.length > 0 || extra.some((each) => each.length > 0)) return undefined;
  if (has('form')) return undefined;
  const isOfGame = teams.length > 0 || players.length > 0;
  if (!isOfGame && prices.length < 2) return undefined;
  const isJoined = has('or');
  const asks =
    (['better', 'likelier', 'cheaper', 'payout', 'worse'] as const).some((each) => has(each)) ||
    (isJoined && has('wins'));
  const isListed = /[,:;.]|\b(?:and|n|down to|to)\b/i.test(prompt);
  // "Chiefs and Bills" is a parlay; "which is better, Chiefs and Bills" compares.
  if (!isJoined && !(asks && isListed)) return undefined;
  // "Bills vs Jets" names a game.
  const isOfPrices = prices.length > 1;
  if (isJoined && !asks && !isOfPrices && !/\bor\b/i.test(prompt)) return undefined;
  const options =
    (isJoined ? optionsIn(terms, whole, 'or') : undefined) ??
    (asks ? (optionsIn(terms, whole, 'and') ?? listedIn(prompt, whole, known)) : undefined);
  if (!isOfGame && !options?.every(({ price }) => price !== null)) return undefined;
  if (!options || options.length < 2 || options.length > 6 || numbers.length > 6) return undefined;
  const by =
    has('likelier') || has('wins') ? 'chance' : has('cheaper') ? 'cost' : has('payout') ? 'payout' : 'any';
  return { ask: 'compare', options, by, order: has('worse') ? 'worst' : 'best' };
}

const separators = /[,;:]|\.(?=\s)|\s\/\s|\b(?:or|vs|versus|and|n|but)\b/i;

/** "Rank these: Thunder, Cavaliers, Celtics": a bet between any two separators. */
function listedIn(prompt: string, whole: Subject<Meaning>, known: Known): NamedBet[] | undefined {
  const parts = prompt
    .split(separators)
    .map((text) => subjectOf(termsOf(text, words, known)))
    .filter(({ teams, players, lines, sides, markets }) =>
      [teams, players, lines, sides, markets].some((each) => each.length > 0),
    );
  return betsOf(parts, whole);
}

type Meaning = keyof typeof written;

/** One bet on each side of every "or"; what one side leaves open is taken from the other. */
function optionsIn(
  terms: Terms<Meaning>,
  whole: Subject<Meaning>,
  join: 'or' | 'and',
): NamedBet[] | undefined {
  const parts: Term<Meaning>[][] = [[]];
  for (const term of terms.terms) {
    if (term.kind === 'phrase' && term.meaning === join) parts.push([]);
    else if (term.kind !== 'phrase') parts.at(-1)?.push(term);
  }
  const subjects = parts
    .filter((part) => part.length > 0)
    .flatMap(eachName)
    .map((part) => subjectOf({ ...terms, terms: part }));
  return betsOf(subjects, whole);
}

/** "Haliburton Cade or Trae": names side by side are one option each. */
function eachName(part: readonly Term<Meaning>[]): Term<Meaning>[][] {
  const names = part.filter(({ kind }) => kind === 'player' || kind === 'team');
  const isOnlyNames = names.length > 1 && part.every((term) => names.includes(term) || isShared(term));
  return isOnlyNames ? names.map((name) => [name]) : [[...part]];
}

/** What all options share: "safer for 6+ assists, Haliburton, Cade or Trae". */
const isShared = ({ kind }: Term<Meaning>) =>
  kind === 'stat' || kind === 'side' || kind === 'number' || kind === 'sport';

/** What one option leaves open is taken from the whole, where that is one thing. */
function betsOf(subjects: readonly Subject<Meaning>[], whole: Subject<Meaning>): NamedBet[] | undefined {
  if (subjects.length < 2) return undefined;
  const isOfSides = subjects.some(({ sides }) => sides.length > 0);
  const isOfPlayers = whole.players.length > 0;
  const isLead =
    !isOfSides ||
    subjects.every(({ lines, markets, numbers }) =>
      [lines, markets, numbers].every((each) => each.length === 0),
    );
  const options = subjects.map((subject) => {
    const isOpen = subject.markets.length === 0 && subject.lines.length === 0 && subject.sides.length === 0;
    // "Celtics or Bucks moneyline": the market is for both.
    const markets = isOpen && !isOfSides ? whole.markets : subject.markets;
    const sports = subject.sports.length > 0 ? subject.sports : whole.sports;
    // "Over or under 47": the number is for both.
    const numbers =
      subject.sides.length > 0 && subject.numbers.length === 0 && whole.numbers.length === 1
        ? whole.numbers
        : subject.numbers;
    // "Chase or Nacua to score": so is the statistic, and "Jokic points or assists": so is the player.
    const shared = isOfPlayers
      ? {
          // A team's bet stays one beside a player's.
          players:
            subject.players.length > 0 || subject.teams.length > 0
              ? subject.players
              : whole.players.slice(0, 1),
          ...(subject.teams.length > 0
            ? {}
            : {
                stats: subject.stats.length > 0 || whole.stats.length !== 1 ? subject.stats : whole.stats,
                sides: subject.sides.length > 0 || whole.sides.length !== 1 ? subject.sides : whole.sides,
                ...(subject.numbers.length === 0 && whole.numbers.length === 1 && { numbers: whole.numbers }),
              }),
          teams: subject.teams,
        }
      : {
          // "Better under, Jets or Wild": so is the side.
          sides: isOpen && isLead && whole.sides.length === 1 ? whole.sides : subject.sides,
          teams: subject.teams.length > 0 ? subject.teams : whole.teams,
        };
    return betIn({ ...subject, has: () => false, sports, markets, numbers, ...shared });
  });
  const bets = options.flatMap((option) => option ?? []);
  const distinct = new Set(bets.map((bet) => JSON.stringify(bet)));
  return bets.length === subjects.length && distinct.size === bets.length ? bets : undefined;
}
