/** Words without a meaning of their own, which never count as unread. */
const words = `
a about actually again against also always am an and any anybody anyone anything are as ask at available
back backed backing bad based beat beats be because been being best better bet bets bettor betting big board book bookie bookmaker bro build but buddy by
call can cant choice choose combine combining come coming compare could create cmon
day days deal decent did do does doing done dont dude
each eh else even ever every everything
face facing favorite favorites feel find fine first for from fun
game games gave generate goal goals get gets getting gimme give gives go going gonna good got great guess guy guys
had happen has have hey help here him his hit hits how
i id idea if ill im in including into is it its ive
just know knows
leg legs let lets lean leans like likes line lines list lol look looking looks looked
make makes making man mix mixed mixing many match matches matchup matchups maybe me mean might mine much must my
name names need needed new next nice night now
odds of off offer ok okay on one ones only onto option options or our out over
parlay parlays past pays paying point points pts payout people pick picks place play played player players plays playing please pls plz possible possibly prediction predictions
prefer prefers preferably price prices priced pro probably put
pure purely question quick
real really run runs recommend recommendation recommendations right round
said same say scene scores season see select selecting set shall she should show side sides simple single slip slips so some somebody something soon
sport sports stand stands start starts still strong suggest suggestion suggestions super sure
slate somethin too take taking talk team teams tell than thank thanks that the their them then there these they thing things think this those through thoughts time tip tips
to todays top total totally try
u up upcoming us use using
versus very via vs
wager wagers want wanted wants was way we week well were what whats which while who whos why will with within wont
winner winners winning win wins worth would wouldnt
yall ya yeah yes yet yo you your yours ur
another asked banger cheeky sum special sauce solid bruh bruv homie fam mate mates lads lad brother bros broski fellas folks sir men
wanna gotta lemme kinda sorta tryna finna imma ima gotcha fr ngl tbh imo asap rq tn rn nah nope yup yep yessir yeahh hmm hm uh um erm wow damn dang heck ugh haha hahaha lmao lmfao omg
thx ty tysm tks cheers appreciate appreciated kindly sorry excuse welcome hiya sup wassup whatup howdy heya
thinking thought thinkin wondering wonder curious wish hoping feels feeling believe guessing advise advice opinion opinions recommended suggested
building built putting throw throwing toss whip drop creating assemble draft drafting generating
outright singles ticket tickets gamble gambling action
tonights
hi hello thats theres hes shes lil tho though idk idc smthn sumthin nighter somewhere pt obviously
que quel quelle svp merci gagne gagnent gagner
`;

const fillers = new Set(words.split(/\s+/).filter((word) => word !== ''));

/** @param word lower case, without accents */
export function isFiller(word: string): boolean {
  return word.length === 1 ? !/\d/.test(word) && /[a-z]/.test(word) : fillers.has(word);
}
