/** Words that say something in a question of some kind, so that the model may not call them talk. */
import { things } from '../not-offered/things.ts';
import { serviceEntries } from '../service/entries.ts';
import { narrows } from './narrowing.ts';

/** What the product does not have, and what it answers about itself. */
const topics: ReadonlySet<string> = new Set([
  ...Object.values(things).flatMap(({ said }) => said.split('|')),
  ...Object.keys(serviceEntries),
]);

/** A time, a state of a player, or a sign of trouble. */
const conditions: ReadonlySet<string> = new Set(
  (
    'am pm primetime halftime blowout injured hurt healthy active rookies wet windy rainy indoor outdoor ' +
    'tease teased teaser teasers new real double doubles triple money rent debt loan school teenager'
  ).split(' '),
);

/** @param word lower case */
export const matters = (word: string): boolean => narrows(word) || topics.has(word) || conditions.has(word);
