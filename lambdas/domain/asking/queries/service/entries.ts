/** What we say about the service: one entry a topic, true to the product. */
import type { Screen } from '../../../../contracts/asking/screens.ts';
import { gameSports } from '../../../../contracts/feed/sports.ts';
import { ageRule } from '../../../accounts/age-rule.ts';
import { type Plan, plans } from '../../../billing/plans.ts';
import { mostLegs } from '../../reading/wishes/wish.ts';

export interface ServiceEntry {
  readonly label: string;
  /** How a question says it: lower case, separated by `|`; the first is used in prompts. */
  readonly said: string;
  readonly answer: string;
  /** Where it is done or shown. */
  readonly screen?: Screen;
}

const { core, pro } = plans;
/** Without a currency format, which a function would create each time it loads. */
const priceOf = ({ price }: Plan) => `$${price.toFixed(2)}`;
const priceWords = `Core is ${priceOf(core)} a month for ${core.promptsPerDay} prompts a day, Pro is ${priceOf(pro)} for ${pro.promptsPerDay}, in US dollars. Both have every feature.`;

/** By id, which a query names. */
export const serviceEntries = {
  cancel: {
    label: 'canceling',
    said:
      'cancel my plan|cancel|canceling|cancelling|cancel my subscription|cancel subscription|cancel subscripton|unsubscribe|end my subscription|stop my subscription|stop paying|' +
      'stop billing me|stop charging me|end my plan|quit my plan|turn off auto renew|auto renew|stop the renewal|downgrade|cancelar mi plan|annuler mon abonnement|resilier',
    answer:
      'You can cancel at any time, with two clicks on the Subscription page. You keep access until the end of the month you paid for, and you are not charged again.',
    screen: 'subscription',
  },
  refund: {
    label: 'refunds',
    said: 'refund my payment|refund|refunds|money back|get my money back|charged twice|double charged|charged me twice|charged by mistake|wrong charge|chargeback|charged me|billing problem|reembolso|remboursement|billed twice|got billed twice|billed me twice|double billed|i got charged|charged my card|i want my money back|want my money back|overcharged|charged again|unknown charge|extra charge',
    answer:
      'Canceling stops the next payment, and the month you paid for stays open until it ends. If you were charged by mistake, write to the address on the Disclaimer page with the date of the charge. Picks that lose are not refunded: no pick is promised to win.',
    screen: 'disclaimer',
  },
  card: {
    label: 'the card on file',
    said: 'change my card|update my card|replace my card|new card|card on file|my card expired|card expired|card declined|card was declined|different card|another card|change my payment method|update my payment method|payment method on file|update billing info|change billing info|update my billing',
    answer:
      'On the Subscription page, “Manage Billing” opens the payment provider’s page: there you change the card and see your invoices. We never see the card number.',
    screen: 'subscription',
  },
  price: {
    label: 'plans and prices',
    said:
      'plans and prices|how much does this cost|how much is this|how much is it|pricing|price of the plan|price of pro|how much is pro|how much is core|how much does it cost|how much do you charge|subscription cost|' +
      'cost a month|cost per month|cost of the plan|what does it cost|what does this cost|plans|what plans|upgrade|upgrade my plan|go pro|difference between core and pro|core or pro|core vs pro|' +
      'subscription price|how much does this app cost|how much does the app cost|cuanto cuesta|combien ca coute|membership cost|how much does gameplan cost|annual plan|yearly plan|switch to yearly|pay yearly|yearly|annual|annual billing|yearly billing|pay annually|per year',
    answer: `${priceWords} Plans are billed monthly: there is no yearly plan and no trial period, and you can cancel at any time.`,
    screen: 'subscription',
  },
  free: {
    label: 'what is free',
    said: 'what is free|is it free|is this free|free version|free trial|free plan|trial|for free|do i have to pay|free tier|anything free|is there a free|without paying|es gratis|cest gratuit|what do i get without paying|get for free|free to use|free account',
    answer:
      'An account is free, and the landing page shows a pick and the public track record. Asking needs a plan; there is no trial period. Within a plan, answers that are no play, such as this one, use no prompt.',
    screen: 'subscription',
  },
  prompts: {
    label: 'prompts and charges',
    said:
      'what is a prompt|how do prompts work|use one of my prompts|used a prompt|use a prompt|using a prompt|use up a prompt|count as a prompt|cost a prompt|costs a prompt|uses a prompt|charge me a prompt|charged a prompt|' +
      'questions per day|questions a day|questions per month|questions a month|prompts a day|prompts per day|how many prompts do i get|how many questions do i get|how many questions can i ask|prompt limit|prompts reset|prompts renew|' +
      'more prompts|why was i charged|prompts refresh|run out of prompts|how many questions|how many prompts per|how many prompts a|take a prompt|took a prompt|was i charged for that',
    answer: `A prompt is used only when you get the pick you asked for. Everything else is free: answers, sums, questions back and picks that differ from your question. There is no free plan to ask with. Core has ${core.promptsPerDay} prompts a day and Pro ${pro.promptsPerDay}; they renew at midnight in Toronto (Eastern time).`,
    screen: 'subscription',
  },
  legal: {
    label: 'where it is legal',
    said:
      'is this legal|is it legal|legal in my state|legal in|legal|legality|is betting legal|is sports betting legal|allowed in|is this allowed|can i use this in|use this in|available in my state|available in|' +
      'legal age|how old do i have to be|age limit|minimum age|old enough|es legal|cest legal|is gambling legal|illegal|can i bet in|bet in|betting legal in|legal to bet|allowed to bet|am i allowed|can i play in|legal betting age|betting age|how old you gotta be|how old u gotta be|how old do you have to be|how old do u have to be|how old you have to be|gambling age|old enough in|drinking age|age to bet|age requirement|what age',
    answer: `GamePlan takes no bets and holds no money: it is information. Whether you may bet at a sportsbook depends on where you are, and we cannot advise on it; your state’s or province’s regulator lists what is allowed. You must be ${ageRule}.`,
    screen: 'disclaimer',
  },
  books: {
    label: 'sportsbooks',
    said:
      'which sportsbooks|which books|what sportsbooks|what books|sportsbooks do you|books do you|sportsbooks are covered|list of books|list of sportsbooks|books are supported|supported books|do you support|which bookmakers|' +
      'do you have draftkings|do you have fanduel|do you have bet365|do you cover draftkings|books do you cover|books do you use|books you have|sportsbooks you have|choose my books|change my books|set my books|my sportsbooks|what sportsbooks do you pull from|sportsbooks do you pull from|books do you pull from|pull from|books do you track|sportsbooks do you track|books you pull from|get odds from which|what books do u have|books do u have|sportsbooks do u',
    answer:
      'Every price names the sportsbook it comes from, as our feed of prices lists it. Choose yours in Settings, and plays use the best price among them. GamePlan is not affiliated with any sportsbook.',
    screen: 'settings',
  },
  sports: {
    label: 'sports and leagues',
    said: 'which sports|what sports|which leagues|what leagues|sports do you cover|leagues do you cover|sports are covered|sports you cover|sports do you have|leagues are covered|list of sports|sports do u cover|que deportes|quels sports',
    answer: `We cover ${gameSports.join(', ')} and men’s professional golf: moneylines, spreads, totals and player props where they are priced, and golf markets of tournaments. No college, no other leagues.`,
  },
  most_legs: {
    label: 'how many legs',
    said: 'how many legs can a parlay have|most legs|max legs|maximum legs|leg limit|how many legs can i have|how many legs can you do|how many legs are allowed',
    answer: `A play has up to ${mostLegs} legs. More legs pay more and cost more: each adds its book’s margin.`,
  },
  taxes: {
    label: 'taxes',
    said: 'taxes on winnings|tax on winnings|are winnings taxed|pay taxes on bets|gambling taxes|report my winnings|taxed on winnings|pay tax on winnings',
    answer:
      'Whether winnings are taxed depends on where you live, and we cannot advise on it. Settings has all picks of your tracker as CSV, with stakes and results.',
    screen: 'settings',
  },
  phone: {
    label: 'phones',
    said: 'app for iphone|iphone app|android app|app for android|an app|mobile app|app store|play store|download the app|on my phone|on iphone|on android|have an app|ios app|is there an app',
    answer:
      'There is nothing to install from a store: the site works on a phone, and your browser can add it to the home screen as an app.',
  },
  devices: {
    label: 'several devices',
    said: 'are my picks saved on another device|several devices|multiple devices|two devices|other devices|sync between devices|across devices|all my devices',
    answer:
      'Yes: saved picks are kept with your account, not on the device. Sign in with the same account on any phone, tablet or computer, and your Tracker and your plan are there; signing out loses nothing.',
    screen: 'tracker',
  },
  bot: {
    label: 'who answers',
    said:
      'are you a bot|bot|robot|real person or a bot|are you real|are you human|are you a person|are you a human|are you a robot|are you ai|are you an ai|real person|real human|chatgpt|are you chatgpt|is this ai|is this a bot|is this chatgpt|who are you|what are you|' +
      'am i talking to|talking to a human|talking to a person|human or a bot|person or a bot|bot or|what model|which model|eres un bot|es tu un robot|speaking with a bot|talking to a real person|real human being|actual person|real guy',
    answer:
      'A program answers, not a person. Code reads your question, finds the games and prices, and writes every sentence and number from checked facts; an AI model helps only to understand words that the code cannot.',
  },
  odds_source: {
    label: 'where prices come from',
    said: 'where do your odds come from|where do you get your odds|where do you get the odds|where do the odds come from|where do your prices come from|where do your lines come from|source of your odds|source of the odds|how do you get the odds|who supplies the odds|odds provider|odds feed',
    answer:
      'Prices come from Goalserve, a sports data feed that lists what each sportsbook posts; games, results, box scores and injuries come from it too. Results and box scores go back to the start of this season, or to when we first covered a league. Every price here names its sportsbook, and we set no prices of our own. Prices are read every 10 minutes until the start, injuries and statistics every hour. What your book shows when you bet is what counts.',
  },
  odds_updates: {
    label: 'how often prices are updated',
    said: 'how often are the prices updated|how often are the odds updated|how often do the odds update|how often do you update the odds|how often do the lines refresh|when are the odds updated|how current are the odds|are the odds real time|how old are the odds|how fresh are the odds',
    answer:
      'Games and prices are read from our feed every 10 minutes until the start, injuries and statistics every hour. A price can have moved since, so compare it with your book before you bet. There are no live prices during a game.',
  },
  no_price: {
    label: 'bets without a price',
    said: 'why is there no price|why no price|no price yet|why are there no odds|why no odds|why are some prices missing|missing prices|missing odds',
    answer:
      'A bet has a price here once a sportsbook of our feed posts it. None is shown while no book has posted it, when books took it down (after news of an injury, for example), and once the game has started. Moneylines mostly come first; player props and lines of parts of a game come later, often on the day. We set no prices of our own. Prices are read every 10 minutes until the start.',
  },
  best_book: {
    label: 'which sportsbook is best in general',
    said: 'which sportsbook is best in general|which sportsbook usually has the best prices|which book usually has the best odds|best sportsbook overall|which book is best overall',
    answer:
      'Which sportsbook is best in general is not counted here: it changes from bet to bet, so compare the books for each one. “Best price on the Lakers” shows every book’s price for a bet, and “vig for the Lakers game” what each book keeps of a game: the book that keeps least has the better prices of that game. We recommend no sportsbook.',
  },
  edit_pick: {
    label: 'saving and correcting a pick',
    said: 'wrong stake|change my stake|edit my stake|fix my stake|correct my stake|update my stake|entered the wrong stake|change the stake|edit the stake|fix the stake|edit my bet|stake is wrong|wrong amount|edit a pick|edit my pick',
    answer:
      'To save a pick, choose “Save to Tracker” under the answer, or say “save it”. To correct one, open the Tracker, find the pick, and choose “Edit my bet”: there you change the stake, the price, the sportsbook and the note. It changes nothing at your sportsbook. A pick that was saved by mistake can be removed.',
    screen: 'tracker',
  },
  how: {
    label: 'how picks are made',
    said:
      'how are picks made|how do you make picks|how you make your picks|how do you come up with|come up with your picks|come up with picks|how do you pick|how does this work|how it works|how does it work|how does gameplan work|how does the app work|' +
      'how do you choose|how do you decide|where do you get your data|where does your data come from|data source|your algorithm|your model|methodology|your method|how are the chances calculated|where do the numbers come from|' +
      'come up with these|what is this app|what can you do|what can i ask|what do you do|how do i use this|what is gameplan',
    answer:
      'Ask in your own words. Of every scheduled bet that meets your terms, the one that costs least on average by the market comes first, among equals the likelier one, then the one with more facts for it; long shots come last unless you ask for them, and “safest” puts the likeliest first. The chance is the market’s, from the prices of all books without their margin; we add no opinion of our own. Each pick shows its break-even, what it costs on average, and the facts for and against it from results, injuries and prices.',
  },
  trust: {
    label: 'whether to trust it',
    said: 'why should i trust you|trust you|can i trust|trust this|is this a scam|scam|is this legit|legit|is it legit|rigged|are you honest|is this real|fake|do you guarantee|guarantee wins|guarantee a win|do you guarantee wins|will i win|can i make money|will i make money|make money with this|is it worth it|is this worth it|any good|why should i trust u|why trust you|can i trust you|can i trust this|trust u|trustworthy|why listen to you|why should i listen to you|are you legit|is this site legit|is this app legit|better than a tout|over some tout|than a tout|some tout|touts|why you over|how do i know you are right|do u guarantee wins|proof|prove it',
    answer:
      'Do not take our word: every pick of the daily slate is graded by final score in a public record, misses included, and every number names its source. We are not affiliated with any sportsbook and promise no wins; the price of a bet includes the book’s margin, and most bettors lose over time.',
    screen: 'track_record',
  },
  record: {
    label: 'our record',
    said:
      'what is your record|your record|your track record|track record|how good are you|how accurate|accuracy|your win rate|win rate of your picks|your roi|your picks doing|how often are you right|how often do you win|your hit rate|past results of your picks|' +
      'your results|success rate|your success rate|how are your picks doing|how have your picks done|are your picks good|are you profitable|your past picks|win rate be honest|your record be honest|how have you done|how you been doing|hit rate on your picks|what is your win rate|whats your record|what is your roi',
    answer:
      'Every pick of our daily slate is graded by final score and counted, misses included. Track Record shows wins, losses, units, and how often picks of each chance came in.',
    screen: 'track_record',
  },
  delete: {
    label: 'deleting the account',
    said: 'delete my account|delete account|delete my data|remove my account|close my account|deactivate my account|erase my data|erase my account|delete everything|get rid of my account|borrar mi cuenta|supprimer mon compte|close account|delete my profile',
    answer:
      'Under My Account, at the end: deleting removes your name, email, questions, answers and picks at once and ends your subscription. Records of payments stay with the payment provider as long as tax law requires.',
    screen: 'account',
  },
  export: {
    label: 'downloading data',
    said: 'download my data|export my data|export my picks|download my picks|export|export data|export to csv|csv|excel|spreadsheet|in a spreadsheet|picks in a spreadsheet|download my bets|export my bets|download my history|json|get all my picks|all my picks in',
    answer:
      'In Settings, under your data: all picks of the tracker as CSV, and everything we store about you as JSON.',
    screen: 'settings',
  },
  privacy: {
    label: 'privacy',
    said: 'privacy|my privacy|do you sell my data|sell my data|what data do you collect|who sees my questions|who can see my questions|is my data safe|my data|my information|what do you know about me|do you share my data|store my data|gdpr|privacy policy|track me|card number|my card safe',
    answer:
      'We do not sell your data or show ads. Your questions go to the provider of the language model without your name or email, and your card number only to the payment provider. The Privacy Policy says what is kept and for how long.',
    screen: 'privacy',
  },
  limits: {
    label: 'limits and breaks',
    said: 'set a limit|setting limits|setting a limit|limit my bets|limit my losses|limits on myself|limit myself|limit on myself|self exclude|self-exclude|self exclusion|self-exclusion|take a break|pause my account|deposit limit|play limit|play limits|spending limit|set limits|block myself|block me|time out|cool off|cooling off|responsible gambling|responsible gaming|limit my prompts|gambling help|helpline',
    answer:
      'In Settings you can limit your prompts a day, set a reminder, take a break of a day, a week or a month, or exclude yourself for six months to five years, which also ends billing. The Disclaimer page lists free helplines.',
    screen: 'settings',
  },
  fault: {
    label: 'reporting a fault',
    said: 'report a bug|bug|a bug|not working|isnt working|doesnt work|broken|is down|app is down|site is down|crashed|crashes|keeps crashing|error|getting an error|wont load|not loading|loading forever|glitch|report a problem|something is wrong|wrong score|wrong odds|odds are wrong|price is wrong|graded wrong|wrong grade|wrong result|pick was graded wrong|stuck|frozen|app wont load|wont load my slips|just spinning|keeps spinning|spinning|keeps freezing|freezing|freezes|page freezes|blank screen|white screen|cant log in|wont open|lagging|laggy|slow app|keeps logging me out|timing out|times out|404|500 error|cant open',
    answer:
      'Please reload the page and try again. If it stays, write to the address on the Disclaimer page with what you did, what you saw and when. A result that is wrong can be marked by hand in the Tracker.',
    screen: 'disclaimer',
  },
  complaint: {
    label: 'complaints',
    said: 'i want to complain|complain|complaint|file a complaint|this thing sucks|this sucks|you suck|this app sucks|this is garbage|garbage|this is trash|useless|terrible|this is bad|worst app|hate this|hate this app|waste of money|you guys suck|your picks suck|picks suck|you are wrong|youre wrong|you were wrong|horrible|you cost me|ripoff|rip off|this is a scam|scammers|your picks lost|picks went 0|went 0 for|0 for|fraud|ripped me off|joke of an app|you lost me money|lost me money|picks are trash|picks are garbage|picks are ass|ass app|refund me',
    answer:
      'We are sorry that it let you down. Tell us what went wrong at the address on the Disclaimer page; a person reads it. You can cancel at any time on the Subscription page.',
    screen: 'disclaimer',
  },
  contact: {
    label: 'contact',
    said: 'contact support|contact|contact you|customer service|customer support|support|support email|email you|phone number|talk to someone|talk to a person|talk to a human|speak to someone|speak to a human|reach you|get in touch|get a hold of|get ahold of|help desk|live chat|contacto|nous contacter|feedback|suggest a feature|feature request',
    answer: 'Write to the address on the Disclaimer page; a person reads it. There is no phone line.',
    screen: 'disclaimer',
  },
  password: {
    label: 'signing in',
    said: 'change my password|reset my password|forgot my password|forgot password|new password|passkey|passkeys|two factor|2fa|change my email|update my email|log out|sign out|sign out everywhere|logged out',
    answer:
      'My Account has your password, passkeys and “Sign Out Everywhere”. If you cannot sign in, “Forgot password” on the sign-in page sends a link.',
    screen: 'account',
  },
  reset_mail: {
    label: 'a reset link that fails',
    said: 'reset link fails|my reset link does not work|reset link does not work|reset email never came|reset link expired|password link broken',
    answer:
      'The link in the mail works once, for 30 minutes. If it fails, select “Forgot password” on the sign-in page again and open the newest mail within 30 minutes; if none comes, look in the spam folder and check the address. If you are still signed in, My Account changes the password without a mail. Otherwise write to the address on the Disclaimer page.',
    screen: 'disclaimer',
  },
  notifications: {
    label: 'notifications',
    said: 'turn on notifications|notifications|turn off notifications|alerts|push notifications|email alerts|stop emailing me|stop the emails|send me alerts|notify me|text me|get alerts|reminders|send me picks|text me when|text me when lines change|text me when lines move|send me a text|send me a text when|alert me when|alert me|ping me|let me know when|notify me when|line alerts|price alerts|odds alerts|when lines move|when lines change|lines change|lines move|line moves',
    answer:
      'In Settings you choose which notifications you get, by push or email: graded picks, the daily slate, price moves and a digest. Each is off until you turn it on, and you can turn it off again there. There are no quiet hours: to silence push at night only, mute it on your device.',
    screen: 'settings',
  },
  odds_format: {
    label: 'display',
    said: 'show decimal odds|switch to decimal odds|change odds format|odds format|use decimal odds|change to decimal odds|dark mode|light mode|time zone|timezone|change time zone|change the language|in french|in spanish|language',
    answer:
      'In Settings you choose American or decimal odds, and light or dark. Times are in your device’s time zone. The site is in English; questions in French are read too.',
    screen: 'settings',
  },
  referral: {
    label: 'referrals and promotions',
    said: 'referral code|referral|refer a friend|referrals|invite a friend|invite code|promo code|discount code|discount|coupon|coupon code|referral credit|invite friends',
    answer:
      'We keep no sign-up bonuses or other promotions of sportsbooks: each book lists its own, with its terms. Of ours, your referral code is in My Account: a friend’s first payment with it earns you a credit. There are no other discounts or promo codes.',
    screen: 'account',
  },
} as const satisfies Readonly<Record<string, ServiceEntry>>;

export type ServiceTopic = keyof typeof serviceEntries;

export const serviceTopics = Object.keys(serviceEntries) as ServiceTopic[];

/** @returns undefined for an id that is no entry */
export function serviceEntry(id: string): ServiceEntry | undefined {
  return Object.hasOwn(serviceEntries, id) ? serviceEntries[id as ServiceTopic] : undefined;
}
