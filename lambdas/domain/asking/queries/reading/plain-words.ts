/** Words that carry no wish: courtesy, and the words that hold a sentence together. A word that narrows is never one of them. */

/** Said to a person, not about a bet. */
const courtesy = `
pls plz please bro bruh bruv man dude buddy guys yall fam homie mate thanks thank thx ty tysm hey hi hello yo ok okay so well lol lmao haha
just like um uh umm hmm ugh omg wtf damn dang sheesh smh tbh ngl imo fr idk honestly
quick question wondering curious actually really basically literally seriously tell me us explain help sorry btw fyi real quickly asap
`;

/** Articles, pronouns, auxiliary verbs, prepositions and question words. */
const connecting = `
a an the this that these those it its is are was were be been am do does did done can could will would should may might shld cld wld
what which how i im ive id ill me my mine we us our you u ur youre your r they them their there here n w x
of on in at for from to with by as and or if when then than out into about up off though tho
have has had having get gets got getting give gives giving go goes going gonna gotta want wanna need know knows say says said see seen
someone anyone people ppl one some any something anything
`;

/** Phrases of the same kind: how people lead up to a question, and what they say after it. */
export const talk =
  'my buddy says|my buddy said|a buddy says|my friend says|my boy says|my guy says|my uncle says|my coworker says|someone says|someone said|somebody says|somebody said|' +
  'a guy says|some guy says|someone told me|my buddy told me|they say|people say|everyone says|i heard|heard|i read that|on twitter|on reddit|on x|twitter guy|some guy|a guy|this guy|my buddy|my friend|my boy|a friend of mine|' +
  'i was thinking|was thinking|im thinking|i am thinking|thinking about|thinking of|thinking|thinkin about|considering|contemplating|debating|eyeing|looking at|looking for|looking to|im looking|' +
  'interested in|planning on|planning to|about to|trying to|tryna|going to|want to|need to|have to|would like to|id like to|i would like|i want to|wanted to know|want to know|wanna know|like to know|need to know|' +
  'help me out|help me|do me a favor|remind me|walk me through|let me know|lmk|hit me with|be honest|honest|be real|real talk|for real|no cap|on god|serious question|dumb question|stupid question|' +
  'noob question|question for you|new to this|im new to this|im new|new here|in advance|appreciate it|much appreciated|cheers|merci|gracias|por favor|svp|if you can|if possible|can you tell me|could you tell me|' +
  'do you know|do u know|does anyone know|anyone know|any idea|any clue|do we know|i guess|not sure|im not sure|you know|real quick|right quick|pretty please|my man|' +
  'i wonder|just wondering|was wondering|im wondering|im curious|out of curiosity|for me|for us|good morning|good evening|whats good|whats up|wassup|sup|anyway|at all|in general|these days|exactly|roughly|actually';

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''));
export const plainWords: ReadonlySet<string> = setOf(`${courtesy} ${connecting}`);

/** @param word lower case */
export const isPlain = (word: string): boolean => plainWords.has(word);
