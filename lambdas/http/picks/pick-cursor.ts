/** The cursor of a list of picks, which the caller sends back to get the next page. */
import * as z from 'zod/mini';
import { type PickSort, pickSorts } from '../../contracts/picks/tracker.ts';
import type { Place } from '../../data/picks/pick-lists.ts';
import { badRequest } from '../errors.ts';

/** Characters of the picks' sort keys. */
const key = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/));
const place = z.tuple([z.enum(pickSorts), z.boolean(), key, key]);

export const badCursor = () => badRequest('cursor is not valid');

export function writeCursor(at: Place | null): string | null {
  if (!at) return null;
  const { sort, isBefore, order, id } = at;
  return Buffer.from(JSON.stringify([sort, isBefore, order, id])).toString('base64url');
}

/** @throws HttpError 400 if the cursor is malformed or belongs to another sort order */
export function readCursor(cursor: string | undefined, sort: PickSort): Place | undefined {
  if (cursor === undefined) return undefined;
  const read = place.safeParse(jsonIn(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!read.success || read.data[0] !== sort) throw badCursor();
  const [, isBefore, order, id] = read.data;
  return { sort, isBefore, order, id };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
