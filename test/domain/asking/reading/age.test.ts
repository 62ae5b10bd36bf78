/** Distress and age: what raises help, and what is only a figure of speech. */
import { expect, test } from 'vitest';
import { isUnderAge } from '../../../../lambdas/domain/asking/reading/terms/age.ts';
import { needsCare } from '../../../../lambdas/domain/asking/reading/terms/care.ts';
import { dayName } from '../../../../lambdas/domain/asking/reading/words/wording.ts';
import { addDays } from '../../../../lambdas/domain/platform/calendar.ts';

test.each([
  "i'm 16 can i get a pick",
  'my son is 15 and wants a parlay',
  'in 10th grade, which team should i bet',
  'a 14 year old wants a bet',
  "i'm in high school, give me a lock",
  'im a minor can i bet',
  'tengo 15 años, dame una apuesta',
  "j'ai 16 ans, un pari pour ce soir",
  'in grade 11 whats a good parlay for 5 bucks',
  'turning 17 next week and want to do a parlay',
  'using my moms draftkings bc im not old enough, who u like',
  'me and the boys at lunch at highschool need a lock',
  'how to get past the id check if ur under 21',
  'whats a good bet for a hs sophomore',
  'can i place bets here if im 16',
  'can you bet if your 17',
  'what happens if your 16 and win a lot',
  'do they check if ur 15',
  'if your only 17 can you sign up',
  'your 16 year old wants a bet, what now',
  'i just turned 16 can i bet',
])('%s: is under age', (prompt) => {
  expect(isUnderAge(prompt)).toBe(true);
});

test.each([
  "I'm 5-2 this week, best bet tonight",
  'I am 8 and 3, keep it going',
  'im 12 units up, safe pick',
  "i'm 45 and want a parlay",
  'i like the 16 seed',
  'i am under 45.5 in the bears game',
  'turning 10 into 100, nba parlay',
  'grade 3 picks for me',
  'my dad loves the packers, good bet for him',
  'he played in high school with mahomes',
  'on my 15 min break, need a quick 3 legger for tonights nba, nothing crazy',
  'on my lunch break need a quick bet',
  'can i place bets right here or do i need another app',
  'can i place bets here or do i have to go to another site',
  'could we make wagers through the app or no',
  'explain that in english, im new',
  'in english please',
  'so in english?',
  'say it in english please, im just starting out',
  'thats way too many legs lol just keep your 4 favorites',
  'trim it to ur 4 favs',
  'give me your 5 safest',
  'cut it down to your 4 strongest ones',
  'what are your 6 best plays',
  'your 12 longshots',
  'i turned 10 into 400 last night',
  'hes 6 foot 5',
  'hes 5 back of the lead, odds to win?',
  'im 8 deep in this parlay',
])('%s: says nothing about age', (prompt) => {
  expect(isUnderAge(prompt)).toBe(false);
});

test.each([
  'i owe my bookie 2 grand and need one winner',
  'the loan shark wants it by friday, give me a lock',
  'school money is on this, safest parlay',
  'i bet my wages, need a winner',
  'dont tell my wife, one safe parlay',
  'i want to quit gambling',
  'i havent slept in two days need a lock',
  "can't take this anymore, one last parlay",
  "j'ai perdu tout mon salaire, donne-moi un pari",
  'perdí todo, necesito ganar hoy',
  'debo dinero y no puedo dormir',
])('%s: gets help', (prompt) => {
  expect(needsCare(prompt)).toBe(true);
});

test.each([
  "I'm addicted to this team, Packers spread",
  "I'd sell my soul for a W tonight",
  "can't sleep on the Packers, moneyline",
  'this line is killing me, nfl underdog',
  'the Jets always break my heart, fade them',
  'Bears need to win back to back games, take them',
  'nothing to lose, give me a long shot',
])('%s: is a figure of speech', (prompt) => {
  expect(needsCare(prompt)).toBe(false);
});

test.each([
  'down 3 grand since friday, rent is due on the 1st, need a play that gets it all back today',
  'took a cash advance on my card so i got 800 to play with',
  'took money from work to bet, gotta hit tonight',
  'how do i ban myself from fanduel',
  'set me a limit i lose too much on weekends',
  'is there a hotline for gambling',
  'give me the helpline',
  'trying to stop altogether',
  'my parents are divorcing me',
  'i think i have a problem lol',
  'my dad gambles every day how do i help him',
  'i want to quit for a while',
  'dont see the point anymore',
  'im behind on the rent, one big parlay pls',
  'my wife is leaving me over this',
  'lost my job, need a winner',
  'je dois de l argent, un pari sur',
  'pierdo demasiado, dame una apuesta',
])('%s: gets help', (prompt) => {
  expect(needsCare(prompt)).toBe(true);
});

test.each([
  'my buddy is gonna kill me if this loses, nfl lock',
  'chiefs cant afford to lose this one, moneyline',
  'the coach got fired, fade the jets',
  'bills were down 14 at half, do they bounce back',
  'how much is too much juice',
  'i have a problem with the page loading',
  'house money tonight, +500 parlay',
  'rent free parlay lol 3 legs',
  'giants are due for a win',
  'stop the bleeding, safe nfl pick',
  'block party, nba blocks',
  'my dad loves the packers',
  'make it pay more',
])('%s: is a figure of speech, or about something else', (prompt) => {
  expect(needsCare(prompt)).toBe(false);
});

test('the dates of questions that the product offers are no ages', () => {
  for (let at = 0; at < 366; at += 1) {
    const first = addDays('2028-01-01', at);
    const days = `${dayName(first)} to ${dayName(addDays(first, 6))}`;
    for (const prompt of [`NFL pick for ${days}`, `3-leg parlay for ${days}`, `Golf winner for ${days}`])
      expect([prompt, isUnderAge(prompt), needsCare(prompt)]).toEqual([prompt, false, false]);
  }
});

test.each([
  'put 20 on it what do i get',
  'what if i bet 20 on each',
  'if i put 12 on each leg what do i get',
])('%s: is a stake, not an age', (prompt) => {
  expect(isUnderAge(prompt)).toBe(false);
});
