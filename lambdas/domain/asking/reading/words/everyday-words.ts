/**
 * Everyday words of people who talk around a bet: who says it, where they are, what they do and feel. None of them narrows a bet;
 * no number, time, price, place of games, distress or age is among them. In their base forms.
 */

const people = `
accountant aunt auntie barber barista bartender bestie bf boss boyfriend buddies bud cashier chap chief chum clerk colleague commish cousin coworker
crew cuz doctor dentist driver electrician everyone everybody ex family fella fiance fiancee folk friend gal gang gent gentleman gf girl girlfriend grandma
grandmother grandpa granny hubby husband lady landlord legend mailman mechanic mister mr mrs ms neighbor neighbour nurse operator
partner pal pastor pop preacher priest roommate roomate roomie schoolteacher sister stepbrother plumber pharmacist firefighter cop
therapist trucker uber uncle waiter waitress wife wifey woman doc
`;

const things = `
airport apartment backyard banger bar barbecue barbershop barstool basement bathroom bbq beach bed beer blanket boat brain brunch cabin cafe cake car
casserole cat chili church cigar coffee cookout couch deck dentist diner dip dress drink driveway elevator fishing fridge garage garden
gas gig grill groceries group groupchat gut gym hair haircut heart hobby hospital hotel house idea joint kitchen laundry lawn life
lobby lounge mall meeting messenger moment mood mower nacho nap office oven party patio pizza plane podcast porch pub radio restaurant
ride room salon sandwich shower shop sofa song store story superstition taco tailgate tattoo text thread toilet tractor
treadmill truck tweet twitter vacation vibe video wedding whiskey zoo email facebook reddit tiktok youtube instagram discord
stranger face head nose belly stomach tummy eye leftover popcorn soup brisket rib burger fry chip salsa guac wine tequila bourbon margarita
`;

const doing = `
admit agree alright annoy announce apologize argue assume babysit bake beg behave bet blame bless bluff bore bother brag bring bug bump calm care carry chat
cheer chill claim clean click climb complain confess confirm confuse convince cope crave cry dance dare decide dig
discuss do donate drag dream dress drink drool eat embarrass enjoy entertain excite figure fish flex flirt fly forget forgive freak
gather giggle gossip grab greet grill grin hang happen haul hear holler honest honor hop hug hunt imagine impress inform insist invite joke juggle
jump kiss knock laugh learn listen lounge lurk marry mean meet mention mess mind mow
nag notice nod obsess paint party pet plan plead pound pour praise pray preach pretend prep
puke pull rant rave read recall relax remember remind reply report retire roast sail scratch scream scroll send shake share shout shovel shrug sip
sit sleep smell smile smoke snore sound speak spill spit stare stick stress study surprise suspect swear sweat swim talk taste teach tell testify thank tinker
travel treat trouble tweet type understand vent vibe vote vow wake wander warn wash watch whine whisper wink wonder worry write yap yell
`;

const irregular = `
ate became began brought bought came chose drank fell felt flew forgot forgotten gave grew heard hung kept knew laid met meant
paid promise promised took try trying say says ran rode sang sat saw sent shook slept spent spoke spoken sworn swore taught texted told thought threw understood woke wore written wrote went gone got seen
stuck sold eaten known shown taken torn
`;

const feeling = `
absolute afraid amazing annoyed awake awesome basic blessed bored brilliant busy calm charming classy comfy confident confused considerate convinced cool cranky
curious cursed cute dandy dear decent degenerate delicious dizzy drunk eager easygoing excited exhausted
fabulous fancy fantastic fine foolish friendly funny furious gentle genuine genius glorious goofy gorgeous grateful great gross grumpy
happy harmless honest honorable hopeful humble hungover hungry impatient incredible itchy jealous jolly jumpy kind kooky lazy legendary lonely loopy lovely loyal lucky
magical mean mellow merry miserable moody mystical natural naughty neat nervous newbie nosy noob normal nostalgic numb obnoxious obvious odd optimistic
patient peaceful petty petrified pleasant polite proud pumped puzzled ready respectful restless retired romantic rude
sad sassy savage sentimental serious sheepish shocked shy sincere sleepy smart snarky sober sorry spoiled stoked stubborn superstitious surprised
sweet sweaty tempted terrified thankful thirsty thrilled tidy tipsy unreal useless weary wired wonderful
`;

const connecting = `
although altogether anyhow anyway anyways basically because cause cos coz cuz frankly furthermore generally guess hence hopefully however lately literally
maybe meanwhile moreover namely naturally nevertheless normally often perhaps personally presumably regards respectfully seriously simply sincerely somehow sometimes somewhat
supposedly surely therefore thus together truth truthfully typically ultimately usually whew whoa yours alas apparently allegedly according
he she her hers herself himself itself myself yourself yourselves ourselves themselves theyre theyve theyd theyll weve were youre youve youll youd hed
whom whose whos cmon gosh golly gee goodness god jesus lord bonjour salut hola gracias aloha ahoy greetings howdy yeehaw ciao bonsoir
oh ooh ah aw oof yikes phew geez jeez bah meh psst shh wut wat whatcha wit wanna fyi lmk wtf smh iirc btw afaik irl ofc pov tldr omg omfg icymi ftw istg icl
bout dat dis dem da def defo deffo prolly probs tryin somethin nothin anythin everythin cuzz bc tho doe deadass lowkey highkey frfr finna ppl peeps yer yinz yous
`;

const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(
    lists
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

const base = setOf(people, things, doing, irregular, feeling, connecting);

/** What an ending leaves of a word: "swears", "swearing", "tidied". */
const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/e?d$/, ''],
  [/d$/, ''],
  [/ied$/, 'y'],
  [/ing?$/, ''],
  [/ing?$/, 'e'],
  [/([a-z])\1(?:ed|ing?)$/, '$1'],
  [/ly$/, ''],
  [/ily$/, 'y'],
];

/** @param word lower case */
export const isEveryday = (word: string): boolean =>
  base.has(word) ||
  (word.length >= 4 &&
    endings.some(([ending, instead]) => ending.test(word) && base.has(word.replace(ending, instead))));
