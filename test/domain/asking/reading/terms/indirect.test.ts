/** Distress and minority said without their words: each of these is a sign, and what stands close to it is not. */
import { expect, test } from 'vitest';
import { isUnderAge, namesAge } from '../../../../../lambdas/domain/asking/reading/terms/age.ts';
import { namesCare, needsCare } from '../../../../../lambdas/domain/asking/reading/terms/care.ts';

test.each([
  'this was meant for my daughters braces, who wins',
  'it was diaper money, lions?',
  'lot rent is due and i am 220 short',
  'they turned the gas off today, best dog?',
  'my rents on this one so go safer',
  'the mortgage is riding on tonight',
  'shutoff notice on the door. heat -4?',
  '45 to last me til payday, whats a good one',
  'my last 60 until the 15th on the bruins',
  'pulled some out of the ira, need a winner',
  'cleared out the college fund for this',
  'hiding the bank letters in the trunk, over 44?',
  'so my husband wont find out, what settles fastest',
  'she thinks it was paid, anyway jets',
  'bookie wants his by monday, two legs',
  'awake since 4am again checking scores',
  'third night in a row with no sleep, who covers',
  'if this one loses im done for good',
  'nobody would notice if i was gone',
  'my final parlay ever, again',
  'i bet more than i make',
  'jai vidé le compte pour ce match',
  'il me reste 30 piasses, un combo',
  'debo dos meses de renta',
  'me quedan 40 dolares hasta el viernes',
  'where do i sign up to be banned from here',
  'deleted the app twice again today, leafs?',
  'fifth time ive deposited tonight',
  '30 days without betting and now this, one leg',
  'put the vet money on the bucks',
  'cant go to bed stuck, any late game',
  'need it back before monday, what pays',
  'my counselor says wait an hour first',
])('%s: gets help', (prompt) => {
  expect(namesCare(prompt)).toBe(true);
});

test.each([
  'are the bills due for a win',
  'lights out defense, under?',
  'is the total short by 2 points',
  'we were 3 yards short, bad beat',
  'cashed out early on the chiefs last week',
  'hide the books that i do not use',
  'up since 5am with the baby, any early games',
  'if this doesnt hit im done with teasers',
  'in debt to the spread all year',
  'my bookie wants the jets at +7',
  'more than 3 legs please',
  'my wife thinks the bears win',
  'block the late games from my list',
  'is the dog still 6 days without a loss',
  'deleted the wrong pick, add it again',
  'back to zero bets open',
  'how do i get my plan back by monday',
])('%s: is betting talk', (prompt) => {
  expect(needsCare(prompt) || isUnderAge(prompt)).toBe(false);
});

test.each([
  'my u12 coach says take the over',
  'i catch for jv, who pitches tonight',
  'i play peewee and i like the leafs',
  'our lunch table does a 4 leg every friday',
  'sophmore in hs, two legs',
  '10th grade sucks, gimme a lock',
  'any picks for teens?',
  'estoy en secundaria, quien gana',
  'jsuis en secondaire 3, les canadiens?',
  'uso la cuenta de mi hermano',
  'got a hall pass, quick one',
  '6th period is a sub so who wins',
  'my uncle puts it in for me, two legs',
  'if my mom sees im on here im dead lol',
  'is it 18 or 19 in alberta',
  'how old in michigan',
])('%s: is about the age', (prompt) => {
  expect(namesAge(prompt)).toBe(true);
});

test.each([
  'who wins the u18 worlds final',
  'my sons team lost in peewee, bruins ml for me',
  'i coach a u10 team so no time sunday, two picks',
  'his high school coach says he runs a 4.3',
  'a 19 year old prospect starts in goal, over?',
  'who scores in the 3rd period',
  'dad says the bears cover, odds for me?',
  'how old is the starter',
  'average age in the lineup',
])('%s: says nothing about the age of the asker', (prompt) => {
  expect(isUnderAge(prompt) || needsCare(prompt)).toBe(false);
});
