/** Texts with no word but those of bets: the weights know none of them well, and take "yo gimme an under pick" for an age. */

/** No word of a person, of money that somebody has or owes, of an age, of a feeling, or of what is allowed. */
const words = `
a an and at before after between below above but by for from in is it less more not no of off on only or over than that thats the their this to
under up with without where which what whats
any anything best better big biggest crazy exactly good high higher highest just least likely likeliest longer longest low lower lowest
make max medium min minimum most nothing one two three four five six seven eight ten something strictly top total worse safe safer safest
give gimme need want looking find show build got hit me yo hey please pls plz thanks thx bro lol some get if possible lets
bet bets pick picks play plays wager wagers parlay parlays leg legs legger single singles straight ticket slip combo acca multi sgp builder
moneyline moneylines ml mls spread spreads ats totals overs unders prop props player players team teams game games half quarter qtr period
periods regulation innings inning first second third fourth opening 1st 2nd 3rd 4th favorite favorites fav favs chalk underdog underdogs
dog dogs home road away visitors side sides value ev edge price prices priced odds line lines payout pays paying percent chance reliable
risk risky longshot longshots coin flip plus minus round robin by same
nfl nba nhl mlb mls cfl pga golf football basketball hoops hockey baseball soccer
today tonight tomorrow tmrw tonights todays sunday saturday monday thursday friday sat sun weekend week slate board card starting
start starts night afternoon early late noon et est pt ct pm am
`;
const ofBets: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''));

/** "+150", "-3.5", "7pm", "60%", "1h", "f5"; a bare number counts legs, or is what a price is "to 1", and never 9 to 21. */
const figure = /^(?:[+-]?\d{3,}|[1-8]|\d{1,2}%|[1-9]\d?[ap]m|[1-4][hqp]|[hqp][1-4]|f5|[ou]\d{1,3}|-)$/;
const ratio = /(?<= )\d{1,3} to 1(?= )/g;
/** They open a wish, and say nothing of the asker. */
const openers =
  /(?<= )(?:im looking for|(?:can|could) you (?:please )?(?:give me|find me|get me|show me|build me)|what do you like|plus money|i am looking for|i want|i need|id like|can i get|so i want|ok so i want)(?= )/g;
const bet = / (?:bets?|picks?|plays?|wagers?|parlays?|legs?|ticket|single|over|under|o u) /;

/**
 * @param spoken lower case, without apostrophes and punctuation, between spaces
 * @returns whether a bet is asked for in words of bets alone
 */
export function isOnlyOfBets(spoken: string): boolean {
  if (!bet.test(spoken)) return false;
  const rest = spoken.replace(openers, '').replace(ratio, '').trim().split(/\s+/);
  return rest.every((word) => ofBets.has(word) || figure.test(word) || word.length === 1);
}
