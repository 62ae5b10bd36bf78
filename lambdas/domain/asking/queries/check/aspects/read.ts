/** "How likely are the Oilers to beat the Ducks", "a fair price on the Yankees", "one reason not to bet on the Rangers": one bet, and what is asked of it. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { withMargins } from '../../../reading/plain/margins.ts';
import { betIn } from '../../bets/bets.ts';
import { daysOn } from '../../table/say.ts';
import { type Subject, subjectOf } from '../../table/subject.ts';
import { type Known, type Terms, termsOf } from '../../table/terms.ts';
import { type Asked, aspectIn } from './cues.ts';
import { type AspectMeaning, aspectWords } from './words.ts';

/** A longer question tells a story, of which no word may be left. */
const longest = 160;
/** Several bets, a choice between two, and a season's winner have answers of their own. */
const others =
  /\b(?:parlay\w*|legs?|sgps?|teasers?|both|or|which|who|season|playoffs?|series|title|division|championship|super bowl|next year|most likely|likelier|more likely)\b/i;

/** Every chance here is the market's: "acc to the books", "per Vegas". */
const byBooks =
  /,? (?:acc(?:ording|\.)? to|per|as per|based on|going by|going off|in the eyes of|by) (?:what )?(?:the |current )?(?:(?:sports ?)?books|bookies|bookmakers|oddsmakers|vegas|odds|market|betting markets?|prices)(?: (?:say|says|think|thinks|have it|right now|now|today))?(?=\s*[?.!]*\s*$)/i;

const bounds = /\bor (?:more|better|greater|less|fewer)\b/gi;

/** @returns undefined where nothing of the kind is asked, or where a word is left unread */
export function readAspect(typed: string, known: Known): CheckQuery | undefined {
  const prompt = typed.normalize('NFKC').replace(/[’‘]/g, "'").replace(byBooks, '');
  // What is said after the question may ask for something else.
  if (prompt.length > longest || /[?!]\s*\p{L}/u.test(prompt)) return undefined;
  const asked = aspectIn(prompt);
  if (!asked || others.test(asked.bet.replace(bounds, ' '))) return undefined;
  const terms = termsOf(asNamed(asked.bet), aspectWords, known);
  const subject = subjectOf(terms);
  const { unread, money, units, percents, books, unlisted } = subject;
  const extra = [unread, money, units, percents, books, unlisted];
  if (terms.isPast || terms.isUnclear || terms.nightGame || extra.some((each) => each.length > 0))
    return undefined;
  // "Is -110 a fair price": the price that is named is judged.
  if (asked.aspect === 'fair' && subject.prices.length > 0) return undefined;
  const bet = betOf(terms, subject, asked);
  return bet && queryOf(bet, asked, daysOn(terms.days, known.today));
}

const queryOf = (bet: NamedBet, { aspect, against }: Asked, days: ReturnType<typeof daysOn>): CheckQuery => ({
  ask: 'check',
  legs: [bet],
  price: null,
  book: null,
  boost: null,
  isBonus: false,
  against: against === 'only',
  chance: null,
  asks: aspect,
  ...days,
});

/** No side of a total: "the over in Bears at Lions", "goes over". */
const overTeam = /(?<!\b(?:the|goes|go|going|an?) )\bover\b(?! (?:in|at|on|for|is|hits?)\b)/gi;

/** "Beat Washington by ten or more" is a win by as much; "the Yankees over the Orioles" is no over without a number. */
function asNamed(bet: string): string {
  const versus = /\d/.test(bet) ? bet : bet.replace(overTeam, 'against');
  return withMargins(
    versus
      .replace(
        /\b(?:beat|beats|beating|defeat|defeats|defeating) ((?:the )?[\p{L}.' ]{2,40}?) by (?=\S)/giu,
        'against $1 win by ',
      )
      .replace(/\bvictory by\b/gi, 'win by')
      // "Scores 25 or more" is a number of a player: of touchdowns and goals there are few.
      .replace(
        /\bscor(?:e|es|ing) (?:at least |over )?(\d{2}(?:\.5)?)(?:\+| or more)?(?! or)(?: points| pts)?/gi,
        '$1+ points',
      )
      // "Throwing two touchdowns": of a quarterback.
      .replace(
        /\b(?:throw|pass)(?:s|es|ing)?(?: for)? (?:at least )?(an?|one|two|three|four|[1-5])\+? (?:or more )?(?:touchdowns?|tds?)\b/gi,
        (_, count: string) => `${counts[count.toLowerCase()] ?? count}+ passing touchdowns`,
      )
      .replace(/(?<!\bby )\b(\d{1,3}) or more\b/gi, '$1+')
      .replace(/(?<!\bby )\bat least (\d{1,3})\b(?!\.)/gi, '$1+')
      .replace(/\bthis (?:afternoon|evening)\b/gi, 'today'),
  );
}

const counts: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
};

const meets: ReadonlySet<AspectMeaning> = new Set<AspectMeaning>(['versus', 'at', 'beat']);

/** The team that is backed, with the one that it meets. */
function betOf(
  { terms }: Terms<AspectMeaning>,
  subject: Subject<AspectMeaning>,
  { aspect }: Asked,
): NamedBet | undefined {
  const { has, players, sides, teams, markets, lines, isTeamTotal, isDraw } = subject;
  const of = { ...subject, has: () => false };
  const isOfGame = sides.length > 0 && players.length === 0 && !isTeamTotal;
  // A total is of the game, whichever team is named first.
  if (players.length > 0 || isOfGame || isDraw) return betIn(of);
  const backed: string[] = [];
  const met: string[] = [];
  let isMet = false;
  for (const term of terms) {
    if (term.kind === 'phrase' && meets.has(term.meaning)) isMet = true;
    else if (term.kind === 'between' && /^(?:vs|versus|v|@)$/.test(term.word)) isMet = true;
    else if (term.kind === 'team') {
      (isMet ? met : backed).push(term.team.name);
      isMet = false;
    }
  }
  const [team = met.length === 1 ? met[0] : undefined, ...more] = [...new Set(backed)];
  const opponents = [...new Set(met)].filter((name) => name !== team);
  if (team === undefined || more.length > 0 || opponents.length > 1 || teams.length > 2) return undefined;
  // Of two teams without a result, nobody knows whose chance is meant.
  const isSaid = (['win', 'beat', 'cover', 'versus'] as const).some(has) || markets.length + lines.length > 0;
  if (aspect === 'chance' && !isSaid && opponents.length > 0) return undefined;
  const ofSpread = has('cover') && markets.length === 0 && lines.length === 0;
  const bet = betIn({ ...of, teams: [team], markets: ofSpread ? ['spread'] : markets });
  return bet && { ...bet, teams: [team, ...opponents] };
}
