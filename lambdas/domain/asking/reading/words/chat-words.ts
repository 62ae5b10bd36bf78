/** Words of a chat that no bet is about: they never narrow, price, time, count, exclude or name anything in one, so no reader has to place them. */

import { isOneTypo } from '../names/nickname-typos.ts';

/** Exclamations, greetings and the short forms of chat. */
const exclamations = `
aha ahh aight alas alexa alright anyhoo anyways aww bless blimey bonjour bravo brb bruhh btw bye chat chatgpt
cheerio ciao computer crikey cuz dammit dang darn deadass deffo duh eek eh ello ey fellas fellow fml freakin
freaking frickin fricking friend fuck fuckin fucking fwiw fyi gah gee geez gentlemen gents girlie goddamn golly
goodbye goodness gosh gpt guv ha hah haha heh hehe hella hellooo highkey hiii hola hooray howdy hurrah huzzah ight
iirc ikr innit irl istg iykyk jeez jk joking kidding kk ladies lfg lit lmk lol lols lolz lordy lowkey mhm mister
mmm msg nahh namaste nbd np nvm oh ohh omfg ong oof ooh ooo oops ope oy pal pals peeps pfft phew ppl pssst psst
robot rofl roflmao salut salutations sheesh shhh shi shit shoutout shucks sir siri skrrt slay smh smth sorry sup tada
tbf tbqh teehee thanx thnx tho ttyl uhh uhhh umm ummm uwu vibe vibes wassup wdym welp whats whatve whew whoa whoop whoops
woah woo woohoo woot wsg wtf wth yada yahoo yall yas yass yay yea yeahhh yeehaw yessir yikes yippee yooo yup
yuup
`;

/** How something is said: neither how much, how many, when nor how likely. */
const adverbs = `
absolutely accordingly actually additionally admittedly anyhow anyway apparently basically besidess btwn cheerfully clearly
currently definitely doubtless effectively essentially evidently finally fortunately frankly fully furthermore
generally genuinely gladly gratefully happily hence honest honestly hopefully however humbly ideally importantly
incidentally indeed literally luckily meanwhile merely moreover namely naturally nevertheless nonetheless normally
obvs particularly perhaps personally plainly precisely presumably previously promptly properly purely quite readily
realistically regardless respectfully sadly secondly seemingly seriously simply sincerely specifically strangely
strictly supposedly surely thankfully thereby therefore thus totes truly truthfully typically ultimately
undoubtedly unfortunately usually virtually whatever whatevs whatsoever whereas whereby
`;

/** What people do in talking, and never what they bet on. */
const talk = `
admit agree agreed although amazing amongst apologies apologize appreciates assume assumed assuming awesome bc
beautiful becuz beg begging beginner believed believing bored bother bothered bothering brilliant bring bringing calling
cause chatting cheer cheering chime clarify clueless concerned confess consider considered considering convince
convinced convinces cos coz craving cross curious cute decide decided deciding decision discuss dope doubt doubts
dreamed dreaming dreamt dumb dumber dumbest dying enjoy enjoying excellent excited
fancying fantastic feelin figure figured figuring folk fooling forgive glad glance goofy gorgeous gotten grab
grabbing guide hanging happening happens happy he hear heard hearing heres hers herself hes him himself hollering
hoped hopes humor hyped id ill im imagine imagining impress insist insisted intend intrigued involve itching itd
itll itself ive keen keep keeping keeps kind kinda kindly learn learned learning legit listen listening lotta
lovely lucky mention mentioned messing mind minding myself neat nervous newbie nod noob notice noticed onto
ourselves perfect ponder ppl pray prayers praying presume pretend pretending pretty promise promised promising
proud psyched pumped rad realise realize realized reckon reckoning regret remember remind reminds request
requesting rooting saw say saying scream screaming seeing seem seemed seems share sharing she shes shoulda shout
shouting silly signed since somehow someone sometimes sort sorta sound sounded sounding sounds spare speak speaking stick sticking sticks stoked
stuck stuff stupid stupider stupidest superb suppose supposed surprise surprised surprising swear swearing swears
sweating sweet swore talked talks telling tempted tempting text texted texting thanked thatll thats themselves
theyd theyll theyre theyve thingie thingies thingy thrilled throw tickle tired tossing toward towards tried trying
typing understand understands understood upon vent via visualize wait waiting wake wanting weve whatd whatnot
wheres whisper whispering whod whom wished wishes wishing woke wondered wonderful worried worries worry wouldve
yelling youd youll youre yourself youve yr
`;

const chat = new Set([exclamations, adverbs, talk].flatMap((words) => words.trim().split(/\s+/)));

/**
 * Left out on purpose: what else one can eat, wear, watch or buy, amounts, hours, likelihood, refusals and family, because a question with
 * one of them can be about something else.
 * @param word lower case, without accents
 */
export function isChat(word: string): boolean {
  return chat.has(word);
}

const longAdverbs = adverbs
  .trim()
  .split(/\s+/)
  .filter((word) => word.length >= 7);

/** "Acutally": one of these adverbs with one slip, which begins as it does. @param word lower case */
export const isMistypedAdverb = (word: string): boolean =>
  word.length >= 6 && longAdverbs.some((each) => each[0] === word[0] && isOneTypo(word, each));

/** @returns the word, and where its letters are drawn out, as in "sooo" and "gooood", the words that it can be */
export function undrawn(word: string): readonly string[] {
  return /([a-z])\1\1/.test(word) ? [word, word.replace(drawn, '$1'), word.replace(drawn, '$1$1')] : [word];
}
const drawn = /([a-z])\1{2,}/g;
