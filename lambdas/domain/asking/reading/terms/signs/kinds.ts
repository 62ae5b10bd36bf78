/**
 * Kinds of words that signs are told with: who, whose money, what it was for, what school is called. A text says with one
 * word of a kind what others say with another, so that the weights need not have seen each.
 */

const lists: Readonly<Record<string, string>> = {
  partner:
    'wife wifey husband hubby spouse partner girlfriend gf boyfriend bf fiance fiancee missus mrs girl ex babe wifes husbands girlfriends gfs femme mari copine copain blonde chum conjointe conjoint esposa esposo marido novia novio mujer senora jefa vieja',
  parent:
    'mom mum mama momma mother dad papa pops pop father parent parents stepdad stepmom folks moms dads mothers fathers mommy daddy mere pere mami papi mamma',
  elder:
    'grandma grandpa nana nan granny gramps grandmother grandfather grandparents uncle aunt auntie tio tia abuela abuelo grandmere oncle',
  sibling:
    'brother bro sister sis sibling brothers sisters bros frere soeur hermano hermana cousin cousins cuz cuzin stepbro stepbrother primo prima bruh',
  child:
    'kid kids son sons daughter daughters child children baby boy boys nephew niece grandson granddaughter grandkids stepson stepdaughter toddler newborn fils fille enfant enfants hijo hija hijos bebe teen teens teenager teenagers teenage',
  friend:
    'friend friends buddy buddies roommate roomate roomie roommates homie homies pal pals bestie coworker coworkers neighbor ami compa amigo squad teammate teammates',
  need: 'rent mortgage groceries grocery tuition utilities utility electric electricity hydro heat heating gas water power daycare diapers diaper formula insulin meds medicine medication prescription insurance alimony bail bond food fridge dentist braces copay loyer epicerie renta luz medicina comida alquiler hypotheque cable wifi childcare inhaler vet funeral lease hoa propane',
  bill: 'bill bills payment payments notice overdue due late behind shutoff evicted eviction foreclosure repo repossessed landlord lender past unpaid deposit vence proprio',
  saving:
    'savings saving saved 401k 403b roth ira pension retirement inheritance fund nest egg stocks bonds crypto severance stimulus refund 529 reer epargne economies ahorros aguinaldo trust',
  pay: 'paycheck paychecks check cheque payday wages wage salary salaire paie paye quincena sueldo pay paid tips income commission disability ssi welfare unemployment payroll stipend',
  asset:
    'car truck house home apartment ring watch jewelry laptop ps5 playstation xbox switch console guitar bike motorcycle furniture tools plasma necklace clothes collection tv char moto carro coche maison',
  sell: 'sold sell selling pawn pawned hocked pawnshop hock vendu vendi vendre empene listed liquidated',
  debt: 'debt debts owe owes owed owing loan loans lent lend borrow borrowed borrowing shark collectors collections collector bankrupt bankruptcy overdraft overdrawn overdrafted interest garnish garnished lien collateral dettes dette dois emprunt emprunte emprunter deuda deudas debo prestamo prestamos prestamista prestado huissiers creditors creditor maxed',
  card: 'card cards visa mastercard amex credit debit carte tarjeta tarjetas klarna affirm paypal venmo cashapp zelle etransfer line heloc',
  bank: 'bank account accounts acct checking balance atm statement statements joint compte cuenta banque banco wallet purse',
  lose: 'lost lose losing loses loss losses loser losers blew blown blow burned drained flushed pissed torched dropped emptied wiped gone down minus stuck hole under perdu perdre perdi perder flambe spent',
  back: 'back recover recoup recuperer recuperar refaire even whole undo return desquite revenir rattraper',
  chase:
    'chase chasing chased doubling doubled martingale martingaling tilt tilted tilting reload reloading reloaded redeposit redeposited redepositing raise raising upping',
  stop: 'stop stopping stopped quit quitting quits arreter arrete parar dejar leave delete deleted uninstall uninstalled reinstall reinstalled redownload redownloaded cutting cut walk',
  cannot: 'cant cannot couldnt unable impossible peux capable puedo wont',
  control:
    'addict addicted addiction hooked compulsive relapse relapsed relapsing urge urges clean sober recovery control problem problema vicio ludopatia ludopata accro dependance habit wagon sponsor meetings meeting ga gamban chip',
  limit:
    'limit limits exclude exclusion excluded block blocked ban banned lock timeout cap freeze suspend disable bloquer exclure bloqueen bloquear',
  aid: 'help hotline helpline therapist therapy counselor counseling counselling support rehab aide aidez ayuda ayudenme intervention advice talk',
  hide: 'hide hiding hid hidden secret secretly lie lied lying lies sneak sneaking sneaked snuck conceal cache cacher menti mentir escondo mentira behind fake pretend pretending',
  know: 'know knows knew finds find found discover discovers suspect suspects suspicious notice notices sees saw see catch catches caught tell told asked asks sait sache sabe entere clue idea checks',
  steal:
    'steal stole stealing stolen swiped skimmed embezzled took taken taking pris robe lifted register till petty church treasurer',
  die: 'die dying dead death suicide suicidal kms kill killing funeral bridge gun pills alive living life live wake exist hang overdose mourir morir vivre vivir suicider matarme finir burden goodbye',
  feel: 'ashamed shame guilt guilty scared terrified afraid depressed depression hopeless worthless numb desperate desperado miserable anxious anxiety panic crying cry cried cries lonely disgusted regret empty embarrassed sick stupid stressed shaking shake trembling sweating spiral spiraling drowning broken ruined ruining ruin destroyed destroying honte desespere deprime desesperado lloro pleure failure hate hates tired dark',
  sleep:
    'sleep slept sleeping awake insomnia bed asleep dormir dors dormi dormido 2am 3am 4am 5am night nights eat eaten ate eating starving hungry food',
  drink: 'drunk drinking drink drank hammered wasted beers booze whiskey high coke adderall blackout blacked',
  leave:
    'left leaving leaves divorce divorced divorcing custody separated moved kicked dumped broke fight fighting mad furious quitter dejo dejar',
  work: 'work job boss fired laid suspended shift office company employer warehouse manager register hr coworkers travail trabajo jefe unemployed',
  again:
    'again anymore keep keeps kept always every everyday daily constantly still another more encore toujours siempre otra reopened',
  last: 'last final only everything all entire whole every nothing zero left remaining toute tout toda todo remaining until til till broke penny dime quarters',
  money:
    'money cash dollars dollar bucks buck grand thousand hundred bankroll rack racks bands k funds argent piasses dinero plata pesos dolares',
  gamble:
    'gamble gambling gambled gambler gamblers gambles casino slots blackjack roulette bookie bookies bookmaker jouer parier apostar apuestas apostando juego jeu miser gageure',
  bet: 'bet bets betting bettor wager wagers wagering stake staking action pari paris apuesta apuesto mise gager gage aposte',
  book: 'draftkings dk fanduel fd betmgm mgm caesars bet365 betrivers fanatics espnbet pinnacle thescore prizepicks underdog sleeper stake hardrock sportsbook sportsbooks book books app apps site',
  ask: 'give gimme need want wanna pick picks parlay parlays parley leg legs legger lock locks play plays slip sgp ticket winner donne dame combine',
  market:
    'ml moneyline spread spreads over under overs unders total totals puckline runline prop props td tds atd sog pra pts points rebounds boards assists dimes goals goal saves strikeouts ks hits homer hr yards yds cover covers favorite favorites fav favs dog dogs underdog underdogs chalk juice line lines odds price prices alt teaser half quarter period 1h 1q f5 nrfi yrfi',
  team: 'lakers celtics knicks nets sixers raptors heat magic hawks hornets wizards bucks bulls cavs cavaliers pacers pistons nuggets wolves timberwolves thunder okc blazers jazz warriors dubs clippers suns kings mavs mavericks rockets spurs grizzlies grizz pelicans pels bills dolphins fins patriots pats jets ravens bengals browns steelers texans colts jaguars jags titans broncos chiefs raiders chargers cowboys giants eagles commanders bears lions packers vikings vikes falcons panthers saints bucs buccaneers cardinals rams niners 49ers seahawks bruins sabres wings canadiens habs senators sens leafs canes hurricanes jackets devils islanders isles rangers flyers pens penguins caps capitals hawks blackhawks avs avalanche stars wild preds predators blues flames oilers canucks nucks kraken ducks sharks knights yankees yanks sox rays jays orioles os guardians twins royals tigers astros angels as mariners ms braves marlins mets phillies nats cubs reds brewers pirates dbacks dodgers padres rockies alouettes argos stampeders riders bombers lafc nordiques',
  league: 'nba nfl nhl mlb mls cfl golf pga hockey basketball football baseball soccer tennis',
  school:
    'school schools highschool hs middle class classes classroom homeroom lunch recess cafeteria detention homework hallway locker prom grade grades grader graders graduation campus period bell study hall semester finals math algebra chem bio chemistry biology geometry spanish english gym history science quiz exam bus field trip yearbook ecole lycee secondaire secundaria prepa preparatoria colegio escuela clase sec cegep',
  year: 'freshman freshmen sophomore soph junior senior seniors 6th 7th 8th 9th 10th 11th 12th sixth seventh eighth ninth tenth eleventh twelfth frosh',
  teacher:
    'teacher teachers principal counselor prof professeur maestro maestra profesor profesora sub coach coaches coached nurse professor teach',
  youthsport:
    'jv varsity aau travel peewee bantam midget squirt atom mite pop warner little u8 u9 u10 u11 u12 u13 u14 u15 u16 u17 u18 8u 9u 10u 11u 12u 13u 14u 15u 16u practice tryouts rec club league team cheer band',
  minor:
    'minor minors underage underaged age aged old young younger youngest mineur mineure menor edad ans anos years year yr yrs yo birthday turning turn turned born legal adult allowed illegal law permit license licence',
  young:
    'nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen onze douze treize quatorze quinze seize once doce trece catorce quince dieciseis diecisiete',
  nearly: 'eighteen nineteen twenty',
  paper:
    'id ids ssn passport verification verify verified selfie identity fake kyc check birthdate dob carded social scan',
  youthmoney:
    'allowance chores babysitting lunch birthday mowing lawns tooth fairy piggy gift robux roblox vbucks fortnite snow shoveling walking christmas',
  supervise:
    'curfew grounded bedtime allowed permission let lets screen parental ipad chromebook phone face snitch',
  laugh: 'lol lmao haha hahaha jaja jk lmfao rofl mdr hehe 😂',
  me: 'i im ive id ill me my mine myself we our us were j je jai jsuis chu ma mon mes mi mis yo tengo',
  other: 'he hes she shes they theyre him his her them their',
  not: 'not no dont doesnt didnt isnt aint never none nobody without havent hasnt pas ne jamais sin nunca',
  soon: 'friday monday tuesday wednesday thursday saturday sunday tomorrow tonight today 1st 5th 15th 30th month week viernes lunes vendredi lundi morning',
  gratitude: 'pls please plz svp porfa need gotta must has',
  stat: 'record standings injury injured starter starting score scored average season game games matchup history streak stats leader leaders roster lineup goalie pitcher quarterback qb rb wr te rookie player players',
  service:
    'subscription subscribe cancel refund charged billing billed invoice email password login trial plan prompts notifications receipt renew renewal support upgrade pro android',
  sum: 'payout pays implied probability convert decimal american hedge kelly ev roi vig hold arb middle breakeven units unit roll',
};

const kindsByWord = new Map<string, string[]>();
for (const [kind, words] of Object.entries(lists)) {
  for (const word of words.split(' ')) {
    const kinds = kindsByWord.get(word) ?? [];
    if (!kinds.includes(kind)) kinds.push(kind);
    kindsByWord.set(word, kinds);
  }
}

const none: readonly string[] = [];

/** @returns the kinds of a word, none for most */
export const kindsOf = (word: string): readonly string[] => kindsByWord.get(word) ?? none;
