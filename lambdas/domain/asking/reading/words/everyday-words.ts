/**
 * Everyday words of people who talk around a bet: who says it, where they are, what they do and feel. None of them narrows a bet;
 * no number, time, price, place of games, distress or age is among them. In their base forms.
 */

const people = `
abuela abuelo accountant adult amigo ancestor aunt auntie baby babysitter bachelor barber barista bartender bestie bf boss
boyfriend brethren bridesmaid bud buddies cashier caterer chap chef child children choir chum classmate cleaner clerk client
clown colleague comedian commish compadre comrade cop coworker dad daddy daughter dentist doc doctor dork driver dudes dudette
dummy electrician employee employer engineer ex expert family father fella fiance fiancee firefighter gal
geek genius gent gentleman gf girl girlfriend godfather godson goof grampa gramps grandad granddad grandfather grandkid
grandma grandmother grandpa grandparent grandson granny groom groomsman guru hairdresser hermano hombre homeboy homegirl hostess
hubby husband idiot influencer inlaw janitor kiddo kids kin lady lawyer legend librarian lifeguard mailman mama mami manager
mechanic milkman mom momma mommy mother mr mrs ms mum nana nanny neighbor nephew nerd niece nun officer operator painter papa
papi parent partner pastor pediatrician pharmacist pilot plumber policeman pop preacher priest primo pundit rabbi realtor
receptionist relative roofer roomate roomie roommate sailor salesman secretary sibling sis sister sitter soldier son stepbrother
stepdad stepmom stepson stranger surgeon tailor tenant tia tio toddler tout trucker tutor uber uncle usher valet vet waiter
waitress wife wifey wizardry woman women yoga
`;

const things = `
airfryer airport album anniversary apartment app appetizer apple appointment apron attic audition avocado babyshower backpack
backyard bacon bagel balcony balloon baloney banana bandwagon bar barbecue barbeque barbershop barstool basement basket bath
bathroom bathtub bbq beach beard bed bedroom beer belly belt bicycle bike birthday biscuit blanket blender boat bonfire bong
boot bottle bourbon brain brandy bread brewery briefcase brisket bs bucket buffet bullshit burrito bus cabin cafe cafeteria cake
calculator calendar calorie camera campfire candle candy canoe cappuccino caravan cardboard carpet cashew casserole cellar
cellphone cereal ceremony chair champagne cheese cheesecake cheeto chicken chili chipotle chips chocolate chores cider cigar
cigarette closet clothes cocktail coffee commute concert condo cookie cookout cooler costco costume cottage couch crib crockpot
cruise cupboard cupcake curse curtain cushion daycare deadline deck deli desk dessert destiny diaper diner dip discord dish
dishwasher ditch dmv donut door doorbell doordash doorstep drama drawer dress dresser drink driveway dryer dumpster earphones
egg elevator engine envelope errand escalator espresso essay eye eyebrow facebook facetime factory farm fate fence ferry finger
fireplace firework fishing flannel flashlight flask flight fluff freezer fridge fries fruit fryer fundraiser furniture garage
garden garlic gas gig gravy grill grocery group groupchat guac guitar guitarist gum gut gym hair haircut hallway hammock
handshake hangover headphones heart highway honeymoon hoodie hospital hostel hotdog hotel household housewarming hunch inbox
instagram instinct internet interview intuition iphone jeans jeep jerseys jinx joint joystick jug karaoke karma keg ketchup
keyboard kitchen kombucha lager lamp landscaping laptop lasagna laundromat laundry lawn lawnmower layover leather lecture
leftover lemonade library lid life liquor lobby lounge luck luggage lunchbox lyrics macaroni mailbox malarkey mall mansion
margarita mask mattress mcdonalds meatball messenger microwave milk milkshake minivan mirror mojo moment mood motel motorcycle
mouth movie mower muffin mug museum music mustache nachos nap napkin neighborhood newspaper nintendo nonsense noodles nose
notebook nutella oatmeal office omelette onion orientation oven overalls pajamas pancake paper paperwork parade parking parlor
party pasta patio peanut pedicure pepperoni photo piano pickle picnic pie pillow pillowcase pizza pjs plane planet playlist
playstation plumbing podcast poem popcorn porch pork potato potluck presentation pretzel printer project projector promotion pub
pumpkin puzzle queso quilt rack raise recipe recital recliner reddit refrigerator rehearsal religion restaurant restroom
retirement reunion rib ritual roadtrip room salad salon salsa sandwich sauna sausage scarf scooter screen screenshot seatbelt
seltzer shampoo shelf shenanigans shirt shoe shop shower sidewalk sink sinus sleepover sleeve slippers smoothie snack snapchat
sneakers soap sock soda sofa soul soup souvenir spaghetti spice spinach spoon spreadsheet stairs starbucks station steak stereo
stomach store stove suburb subway suitcase sunglasses superstition sushi sweater sweatpants sweatshirt synagogue syrup taco
tailgate takeout tattoo taxi tea teeth tent tequila thread thumb tiktok tinder toast toaster toilet tongue tools tooth toothache
towel toy tractor traffic treadmill trip tripod truck truth tub tummy turnpike tux tweet twitter umbrella underwear uniform
vacation vacuum vegan vegetables vehicle video vineyard vodka voicemail waffle walmart wardrobe warehouse washer whatsapp
wheelchair whiskey whisky wifi wig wine workout xbox yacht youtube zoo zoom
`;

const doing = `
accept accomplish ache adjust admire adore advertise alert announce annoy appear applaud argue arrange arrive attend avoidance
babysit bake bark bathe behave belch belong bid blab blame bleed blink blubber bluff blurt blush boast boil bow brag breathe
brew brush bug burp buzz cackle calm caption care celebrate challenge chatter chew chill chirp chomp chuckle claim clap clench
click climb cling collect comfort complain compliment compose compromise confirm confuse congratulate console contemplate cope
cough crawl creep cringe criticize croak cry cuddle dance daydream debate decline decorate deliver demand deserve despise devour
dial dig digest dine disagree disappear disappoint dislike distract donate doodle doze drag dread dream drift drool eat
eavesdrop edit educate embarrass embrace entertain envy exaggerate excite exclaim exercise exhale expect express faint fake
fantasize fart fascinate feed fetch fiddle fidget fix flatter flinch flirt float fool forget freak fret frown fume fuss gargle
gasp gather gawk gettin giggle glare gloat glow gobble goin gossip grate greet grieve grin groan grovel growl grumble grunt
guzzle haggle harass haul hesitate hike hitchhike hog holler honk honor hop howl hug hum hurry hustle ignore illustrate imply
inform inhale inspire insult interrupt introduce investigate invite itch jabber jiggle jog joke journal juggle jump justify kiss
kneel knit knock lament laugh lick linger litter loathe loiter lurk manifest marry marvel massage matter meditate meet mess
mingle moan mock mooch mope mow mumble munch mutter nag neglect nibble obey object oblige observe obsess offend ogle overeat
overhear oversleep overthink paddle paint pamper panic pant pee persuade pester pet plan plead pledge pose pour pout practice
praise preach prep prepare proclaim procrastinate pronounce protest prove provoke puke purchase quarrel quibble quote ramble
rant recall recite refill refresh rehearse rejoice relate relax reminisce remodel renovate repeat reply report rescue respect
respond retire rinse roam roar roast rub sail salute savor scare scold scoop scrape scratch scribble scroll scrub search send
sense sew shave shiver shove shovel shrug shudder sigh sing sip sit sketch slouch slurp smack smile smirk smoke smooch snatch
sneak sneer sneeze snicker sniff snore snort soak sob socialize solve soothe spill spit splash spoil squat squeal squeeze squint
squirm stammer stare stir stomp stress stretch stroll struggle strut study stumble stutter submit surf swallow sweep swipe taste
tattle taunt teach tempt testify thaw thrill tidy tinker travel treat twerk twitch unload unwind update upload urge venture
visit volunteer vote vouch vow wag wander warn wash watch wave wear weep whine whistle wiggle wink wipe witness wrap write yap
yawn yell yelp yodel zip
`;

const irregular = `
ate became began begun bitten bought brought came chose clung crept dealt dove drank drunk eaten fed fell felt flew flown
forgave forgiven forgot forgotten fought found frozen given gone grew grown hung kept knelt knew known made meant mistook rang
risen rode sang sat says seen sent sewn shaken shook slept slid snuck sought spat spent spilt spoke spoken spun stung swam swept
sworn swum told undone unwound woken wore worn wound wove written wrote
`;

const feeling = `
absolute adorable agreeable amused ancient angry anxious appreciative apprehensive artsy asleep astonished attractive awake
aware awkward basic beloved bewildered bittersweet bogus bossy breathless bubbly bummed busy caffeinated capable carefree
charming chatty cheerful cheery chipper classy clever clumsy comfortable comfy comical compassionate confident considerate
content cordial courageous cozy cranky creative crispy cynical dandy dapper dazed dear degen degenerate dehydrated delicious
delighted delirious delusional determined devoted diplomatic disgusted distraught disturbed ditzy dizzy dorky dramatic dreamy
drowsy drunken dull dumbfounded eager earnest easygoing eccentric ecstatic elated elderly elegant emotional enchanted energetic
enthusiastic entitled envious ethical euphoric exhausted exotic exquisite extroverted fab fabulous faithful famished famous
fancy fashionable feisty fierce filthy flabbergasted flaky foolish forgetful fragile freaky friendly frightened frisky
frustrated funky funny furious fussy gassy generous gentle genuine giddy gifted glamorous gleeful gloomy glorious gnarly
gracious grateful greasy greedy groovy grouchy grumpy gullible handsome handy harmless heartfelt heavenly helpful hesitant
hilarious honorable horny hospitable human humble humiliated hungover hungry hyper hysterical idle ignorant imaginative immature
impatient impolite important impressive impulsive incredible indecisive innocent intelligent intense interested interesting
intoxicated introverted irrational irritated itchy jaded jealous jittery jolly jovial joyful joyous jumpy kooky laughable lazy
lighthearted livid loopy loud lovable loving loyal mad magical marvelous mature mellow memorable merry messy mindful mischievous
motivated moved mushy mysterious mystical naive natural naughty nauseous needy nerdy neurotic nifty noisy nostalgic nosy nutty
oblivious obnoxious obvious odd optimistic organized outgoing overjoyed overworked painless pale paranoid passionate patient
peaceful peachy peckish peculiar perky petrified petty phenomenal picky playful pleasant polite priceless prideful productive
quaint quirky radiant ready rebellious relieved religious reluctant remarkable resentful resourceful respectful responsible
restless romantic rude sad sane sappy sarcastic sassy satisfied scary scatterbrained selfish sensitive sentimental serene
serious shaky shameless sheepish shocked shocking shy sincere skeptical sleepless sleepy sluggish sly smug snarky snazzy sneaky
sober social sophisticated spectacular spiffy spiritual spontaneous spooky squeamish starstruck stellar sticky stimulated stoned
stressful strict stubborn stunned stylish sublime sunburned superstitious supportive suspicious sweaty swell sympathetic
talented talkative tame tasteful tasty tearful tender terrified thankful thirsty thoughtful thoughtless thrifty ticklish timid
tipsy tolerant touched touchy tragic tranquil transparent trusting truthful ugly unaware unbelievable uncomfortable unique
unreal unsure upbeat uplifting useful useless vain vibrant vulgar wacky warmhearted wary wasted weary weird whack whimsical
whiny wholesome wicked wired wistful witty worthy wrinkled yummy zany zealous zen
`;

const connecting = `
aboard according afaik afterall ah ahoy albeit alike allegedly aloha alongside alrighty amid among anymore anythin arguably
aside aw awhile bah become bonsoir bout certainly coincidentally consequently coulda couldnt cuzz da dat def defo dem despite
dis doe em emphatically especially etc everythin ew formally frequently frfr ftw fundamentally further god godspeed gracias
greetings hallelujah hed henceforth her hereby hither holla huh icl icymi idgaf ifykyk instinctively irregardless knowingly
kudos likewise meh mighta mm musta needa needless nothin notwithstanding obv obvi ofc officially okey ought oughta outta owing
perchance pov practically probs prolly proper regards reportedly shalt shh similarly someday somewhat suddenly surprisingly
swiftly technically tgif thee thoroughly thou tis tldr twas unbeknownst wat watcha wed wha whaddup whaddya whatcha wherefore
whoopsie whose wit woulda wut ye yer yinz yourselves yuck
`;

const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(
    lists
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

const base = setOf(people, things, doing, irregular, feeling, connecting);

/** In their base forms. */
export const everydayWords = (): readonly string[] => [...base];

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
