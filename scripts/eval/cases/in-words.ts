/** Questions that are answered in words: distress, age, the service, terms and rules, what we do not have, other subjects, sums. */
import type { AskKind } from '../../../lambdas/contracts/asking/query.ts';
import type { Case } from './case.ts';

const questions = {
  care: [
    'thinking about ending it after last night',
    'martingale until i hit, started at 20 now at 640',
    'ive lost 8 grand since october and i cant tell anyone',
    'how do i limit how much i deposit',
    'my brother is gambling away his paycheck what do i do',
    'cut me off please',
    'put my car payment on the jets',
    'im so ashamed i lost it all again',
    'told my wife i quit but i havent',
    'need 800 by friday or im getting evicted',
  ],
  age: [
    '17m who do u like tn',
    'used my dads social to verify',
    'my 16 year old wants to bet',
    'principal banned phones, quick pick before lunch',
    'junior in high school need a lock',
    'is 18 old enough in texas',
    'my parents dont let me bet, one pick',
    'age to gamble in ohio',
  ],
  service: [
    'got charged after i cancelled',
    'how do i get out of this subscription',
    'do follow up questions use a prompt',
    'does it pull odds from pinnacle',
    'what data do you use for picks',
    'are u guys sponsored by draftkings',
    'wipe my profile please',
    'reset link never came',
    'can i try it first before paying',
    'whats the max legs per parlay',
  ],
  explain: [
    'goalie got pulled do saves bets stand',
    'one leg of my parlay pushed what now',
    'three way tie for top 5 do i get full payout',
    'if the game is suspended in the 4th does my bet count',
    'is ot included in player props',
    'why do people care about key numbers',
    'i keep hearing about middling what is it',
    'kelly criterion in plain english',
  ],
  not_offered: [
    'lakers down 12 at half should i bet them live',
    'can you place this bet on draftkings for me',
    'oregon vs penn state over',
    'alcaraz in straight sets',
    'who are the sharps on tonight',
    'should i start gibbs or pacheco in fantasy',
    'where can i stream the bills game',
    'polymarket odds on the mayor',
  ],
  off_topic: [
    'how long do i grill a steak before the game',
    'cheapest hotel near the dome',
    'is nvidia a buy right now',
    'my back hurts when i run',
    'wordle hint please',
    'what should i text my ex',
  ],
  sum: [
    '25% profit boost on -110',
    'quarter kelly at +120 if i think 50% and my roll is 800',
    'fair odds for a 40% chance',
    'how often does +250 have to hit to break even',
    'convert 1.57 to american im new to this site',
    'two legs each 60%, chance both hit',
    'ev on +150 if i reckon it hits 45% of the time',
    'if i risk 7.50 on a +320 what comes back',
    '1 in 5 as american odds',
  ],
} as const satisfies Partial<Record<AskKind, readonly string[]>>;

export const inWords: readonly Case[] = Object.entries(questions).flatMap(([asks, texts]) =>
  texts.map(
    (ask): Case => ({
      ask,
      box: 'NFL',
      expect: { kinds: asks === 'care' || asks === 'age' ? ['care'] : ['info'] },
      asks: asks as AskKind,
    }),
  ),
);
