/** Price terms: the price range of each leg, and the payout of the whole bet. */
import type { Bounds } from '../../../../contracts/asking/reading.ts';
import { decimalToAmerican } from '../../../feed/odds/odds.ts';
import type { Draft, Rule } from '../draft.ts';
import { team } from '../words/text.ts';
import { around, aroundLeg, narrowed, priceBounds } from './bounds.ts';

const american = '([+-]\\d{3,6})(?![\\d.%])';
/** Words allowed between "no" and its bound: "no favorites priced under -300". */
const subject =
  '(?:(?:favorites?|prices?|priced|odds|lines?|legs?|picks?|bets?|plays?|moneylines?|teams?|underdogs?|long|shots?|heavy|big|huge|anything|everything|all|every|with|at|a|the|is|are|that|juice|juiced|single|individual|of|one|each|any|them|these|those|to|be|than|games?|sides?|winners?) ){0,6}';
const no =
  'neither(?: one)?|(?:dont|do not|not|never|wont)(?: wanna| want to| gonna| going to)? (?:lay|laying|pay|paying)|no|not|nothing|none|without|avoid|avoiding|never|dont want|do not want|skip|exclude|excluding|nobody|dont give me|isnt|arent|(?:(?:take|leave|throw|kick|toss) out|(?:drop|cut|remove|lose|ditch|dump|scratch|toss|get rid of)(?: out)?)(?= (?:any|every|all)(?:thing)? )';
const comparison =
  'under|below|over|above|shorter|longer|heavier|worse|steeper|bigger|higher|lower|less|fewer|more|better|past|beyond|greater|cheaper|safer|surer|likelier|riskier';
const before =
  '(?:(?:odds|prices?|priced|payouts?|pays?|paying|pay|returns?|returning|totals?|totaling|total|juice|(?<!(?:\\d\\+?|two|three|four|five|six|seven|eight)[ -])legs?|each|every|whole|combined|overall|at|of|is|are|be|with|for|that|which|out|to|an?|the|all|them|between|from|line|lines|parlay|slip|ticket|thing|combo|comes?|coming|gets?|getting|priced|somewhere|something|like|say) ){0,8}';

const negated = new RegExp(` (?:${no}) ${subject}(${comparison})(?: than)? ${american}`, 'g');
const ranged = new RegExp(
  ` ${before}${american} ?(?:and|to|up to|through|-|or) ?${american}(?: range)?`,
  'g',
);
const leading = new RegExp(
  ` ${before}(at least|at most|no more|minimum|min|maximum|max|up to|starting at|upwards of|north of|south of|around|about|roughly|approximately|(?:as )?near(?:est)?(?: to)?|(?:as )?close(?:st)?(?: as possible)? to|${comparison})(?: (?:payouts?|odds|price|returns?|total)){0,2}(?: of| than| is)? ${american}`,
  'g',
);
const trailing = new RegExp(
  ` ${before}${american} ?(\\+|(?:or|and) (?:better|longer|more|higher|above|up|worse|shorter|safer|surer|likelier|less|lower|below|under|heavier)\\b|plus\\b|minimum\\b|min\\b|maximum\\b|max\\b|tops\\b|ish\\b|at least\\b|at most\\b)`,
  'g',
);
const bare = new RegExp(` ${before}${american}`, 'g');

const ofLeg =
  /\b(?:each|every|price|prices|priced|juice|line|lines|favorites?|underdogs?|chalk|moneylines?|dogs)\b/;
const ofWhole =
  /\b(?:pays?|paying|payouts?|(?<!\b(?:game|points|on an?|on the|over|under) )total|totaling|whole|returns?|returning|combined|together|overall)\b/;
const ofPayout = /\b(?:pays?|paying|payouts?|returns?|combined|together|overall|parlay)\b/;
/** "Moneylines only, total price around +800": the price of all legs, where that of a single total has no such size. */
const ofAllTogether =
  /\b(?:combined|overall|(?<!\b(?:game|points|team|on an?|on the|over|under) )total) (?:price|odds)\b.* \+\d{3,}/;
/** "A parlay no longer than +300" mentions no leg; a positive price is not about favorites either. */
const bareRefusal = / (?:no|not) \w+(?: than)? \+\d+$/;
/** Words about the price itself rather than about how heavy a favorite is. */
const ofPrice = /\b(?:price|prices|priced|odds|pays?|paying|payout)\b/;

/** Where legs, players or sides follow, it is the price of each. */
const plusMoney =
  /(?<=\b(?:each|all|both|every) (?:(?:leg|pick|one|of them) )?(?:(?:is|at|be|are) )?)(plus|minus)(?= ?(?:[,.?•]|$))|\b(plus|minus)[ -]?(?:money|odds|price|prices|\$+)(?![a-z])(?: (?=(?:legs?|picks?|plays?|bets?|sides?|teams?|guys|players?|props?|scorers?|underdogs?|favorites?|moneylines?|spreads?|totals?|overs?|unders?|each|only)\b))?/g;

export const readPrices: Rule = (draft) => {
  const { text, reading } = draft;
  rewriteOdds(draft);
  const keep = (bounds: Bounds | null, isWhole: boolean) => {
    if (!bounds) return false;
    if (isWhole) reading.payout = narrowed(reading.payout, bounds);
    else reading.price = narrowed(reading.price, bounds);
    return undefined;
  };
  text.consume(negated, ({ 0: words, 1: than = '', 2: odds, index }) =>
    keep(
      refused(than, Number(odds)),
      ofWhole.test(words) || (bareRefusal.test(words) && isOfWhole(draft, words, index)),
    ),
  );
  text.consume(ranged, ({ 0: words, 1: one, 2: other, index }) =>
    keep(priceBounds(Number(one), Number(other)), isOfWhole(draft, words, index)),
  );
  text.consume(leading, ({ 0: words, 1: than = '', 2: odds, index }) => {
    const isWhole = isOfWhole(draft, words, index);
    return keep(led(than, Number(odds), words, isWhole), isWhole);
  });
  text.consume(trailing, ({ 0: words, 1: odds, 2: than = '', index }) => {
    const isWhole = isOfWhole(draft, words, index);
    return keep(trailed(than, Number(odds), isWhole), isWhole);
  });
  // "+ money", "+++ money only"
  text.consume(/(?<= )\++ ?money\b/g, () => 'plus money');
  text.consume(plusMoney, ({ 0: words, 1: alone, 2: sign = alone, index }) =>
    keep(
      sign === 'plus' ? { min: 100, max: null } : { min: null, max: -101 },
      alone === undefined && isOfWhole(draft, words, index),
    ),
  );
  text.consume(bare, ({ 0: words, 1: odds, index }) => {
    const isWhole = isOfWhole(draft, words, index);
    return keep(near(Number(odds), isWhole), isWhole);
  });
};

const severalThings =
  /\b(?:[2-9]|two|three|four|five|six) (?:\S+ )?(?:teams|legs|games|picks|sides|guys|winners|players|props)\b/;
/** "5/1 double". */
const ofSlip = / (?:doubles?|trebles?|parlays?|accas?|combos?) /;
const decimalContext = /\b(?:odds|decimal|parlay|single|paying|pays|price)\b/;

const ofEach = /^ ?(?:ish )?(?:each|apiece|a piece|per leg|per pick|a leg|a pop)\b/;

/** Whether a price is the payout: if its words say so, or for a parlay unless its words mean each leg. */
function isOfWhole({ text, isParlay, reading }: Draft, words: string, index: number): boolean {
  const clause =
    (text.lower
      .slice(Math.max(0, index - 30), index)
      .split(/[,.?•]/)
      .at(-1) ?? '') + words;
  const after = text.lower.slice(index + words.length);
  if (
    /money $| all (?:of them )?(?:at |around |about |between |from |priced )*[+-]?\d/.test(words) ||
    ofEach.test(after)
  )
    return false;
  if (ofAllTogether.test(clause)) return true;
  if (
    /\b(?:each|every|(?<!(?:\d\+?|two|three|four|five|six|seven|eight)[ -])legs?|prices?|priced)\b/.test(
      clause,
    )
  )
    return false;
  // "Three alternate totals around -250": what each alternate is picked by.
  if (reading.lines?.alternate && !ofPayout.test(clause)) return false;
  if (ofWhole.test(clause)) return true;
  // "Two teams to win, somewhere near +200".
  if (/\bsomewhere\b/.test(words) && severalThings.test(text.lower) && !ofLeg.test(words)) return true;
  // "4 teams on the moneyline, odds of around 5/1": of the parlay, because no favorite is that long.
  if (isParlay && /\b(?:odds|parlay)\b/.test(words) && !ofLeg.test(words)) return true;
  if (
    ofLeg.test(clause) ||
    new RegExp(`${team} ?$`).test(text.lower.slice(Math.max(0, index - 2), index + 1))
  )
    return false;
  return isParlay;
}

/** "Nothing heavier than -150" excludes shorter prices of favorites, unless the words say longer. */
function refused(than: string, odds: number): Bounds | null {
  const refusesLonger =
    odds < 0
      ? /longer|better|riskier/.test(than)
      : /over|above|longer|more|higher|greater|better|bigger|past|beyond|riskier/.test(than);
  return refusesLonger ? priceBounds(null, odds) : priceBounds(odds, null);
}

const near = (odds: number, isWhole: boolean): Bounds | null => (isWhole ? around : aroundLeg)(odds);

/** "At least +150", "under -200". Without a word for the price, bettors mean a lighter favorite by "under -200". */
function led(than: string, odds: number, words: string, isWhole: boolean): Bounds | null {
  if (/around|about|roughly|approximately|near|close/.test(than)) return near(odds, isWhole);
  const isMin =
    /^(?:at least|min|minimum|starting|upwards|north|over|above|longer|riskier|better|more|higher|greater|past|beyond|bigger)/.test(
      than,
    );
  const isBySize =
    /^(?:under|below|over|above|less|more|greater|max|maximum|at most|up to|no more|bigger|past|beyond)/.test(
      than,
    );
  const turns = odds < 0 && isBySize && !ofPrice.test(words);
  return isMin !== turns ? priceBounds(odds, null) : priceBounds(null, odds);
}

function trailed(than: string, odds: number, isWhole: boolean): Bounds | null {
  if (than === 'ish') return near(odds, isWhole);
  const isMin = /\+|better|longer|more|higher|above|up|plus|min|least/.test(than);
  const turns = odds < 0 && /less|under|below|more|max|tops/.test(than);
  return isMin !== turns ? priceBounds(odds, null) : priceBounds(null, odds);
}

/** "At least 8 to 1": what it is compared by stays before the price. */
const fractional =
  /(?<!\b(?:on|for) )\b((?:(?:at least|at most|minimum|min|maximum|max|over|under|above|below|around|about|up to|(?:more|less|better|longer|shorter) than)(?: (?:payouts?|odds))?(?: of)? )?)(\d{1,3})(?: to |-to-|\/| ?\/ ?)1\b(?![\d/.])/g;

/** Rewrites decimal odds, fractional odds and even money as American odds. */
function rewriteOdds({ text }: Draft): void {
  // "A payout north of 2000".
  text.consume(
    /\b(payouts?|odds)((?: (?:of|is|at|that is|thats))* (?:north of|over|above|at least|around|about|under|below|more than|less than|up to|better than|longer than)) (\d{3,5})\b(?! ?(?:dollars|bucks|%))/g,
    ([, name, than, price]) => `${name}${than} +${price}`,
  );
  // "Under +400 total": of the whole, and no market.
  text.consume(
    /((?:(?:at least|at most|around|about|near|under|over|above|below|up to|less than|more than|better than) )?[+-]\d{3,6}) (?:in )?(?:total|overall|combined|altogether|all together|for the whole thing)\b(?! (?:points|goals|runs|bases))/g,
    ([, price]) => `total ${price}`,
  );
  const written = (decimal: number) => {
    const odds = decimal > 1 && decimal < 1000 ? decimalToAmerican(decimal) : 0;
    return odds > 0 ? `+${odds}` : `${odds}`;
  };
  // "Pays at least 10-1" is no score.
  text.consume(
    /(?<=\b(?:pay|pays|paying|payouts?|returns?|returning|odds)(?: (?:of|at|least|around|about|minimum|min|over|is))* )(\d{1,3})-1\b(?![\d/.-])/g,
    ([, to]) => `${to} to 1`,
  );
  // "Between 4 and 6 to 1", "5 or 6 to 1".
  text.consume(
    /\b(?:(?:between|from) (\d{1,3}) ?(?:and|to|-) ?|(\d{1,3}) ?(?:to|or|-) ?)(\d{1,3})(?: to |-to-|\/)1\b(?![\d/.])/g,
    ([, low, least = low, most]) => `between ${written(1 + Number(least))} and ${written(1 + Number(most))}`,
  );
  text.consume(fractional, ([, than = '', to]) => {
    const price = `${than}${written(1 + Number(to))}`;
    // "Three Lions players, 8 to 1": of the whole, as a ticket is quoted.
    const isOfTicket =
      (severalThings.test(text.lower) || ofSlip.test(text.lower)) && !/ (?:each|apiece)\b/.test(text.lower);
    return isOfTicket ? `total ${price}` : price;
  });
  text.consume(
    /\b(odds|price|cote|quota|decimal)((?: (?:of|at|around|about|over|above|under|below|at least|at most|between|from|better than|more than|less than|longer than|shorter than|is|are)){0,3}) (\d{1,3}\.\d{1,2})(?: (and|to|-) (\d{1,3}\.\d{1,2}))?\b/g,
    ([, name, than, one, join, other]) =>
      `${name}${than} ${written(Number(one))}${other ? ` ${join} ${written(Number(other))}` : ''}`,
  );
  text.consume(/(?<!\d )\b(\d{1,3}\.\d{1,2}) (odds|decimal)\b/g, ([, one]) => `odds ${written(Number(one))}`);
  text.consume(
    /\bdecimal(?: odds)? (?:(of|at|around|about|over|under|at least|at most) )?(\d{1,3}\.\d{1,2})\b/g,
    ([, than = '', one]) => `odds ${than} ${written(Number(one))}`,
  );
  // Two decimals that are no quarter line: "a parlay at 5.00".
  text.consume(
    /(?<=\b(?:at|@|around|about|near|paying|pays|pay|parlay|single|returns|price|odds|close to) )(\d{1,3}\.\d\d)\b(?!\.?(?:25|5|75)\b)/g,
    ([, one = '']) =>
      /\.(?:25|50|75)$/.test(one) && Number(one) > 1.2 && Number(one) < 15 && !decimalContext.test(text.lower)
        ? false
        : written(Number(one)),
  );
  text.consume(/\bpick ?em (?:price|odds)\b/g, () => '+100');
  text.consume(
    /\b(?:even[ -](?:money|odds|up)|evens|(?<=\b(?:than|near|about|around|at|least|over) )even)\b(?! if\b)/g,
    () => '+100',
  );
}
