/**
 * The data for facts, one item per sport. Its parts are stored compressed, because every question reads them all: a league's
 * results take 60 KB as attributes, and a tenth of that compressed. The line scores of the results are an item of their own, so
 * that only questions about a part of a game pay for them.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { PlayedGame, SportSheet } from '../../domain/asking/facts/sheet.ts';
import { keys } from '../platform/keys.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { anyCopy, everyCopy } from '../platform/spread.ts';
import { conditionMet, get, getMany, transact } from '../platform/table.ts';

const parts = [
  'standings',
  'results',
  'schedule',
  'injuries',
  'meetings',
  'starters',
] as const satisfies (keyof SportSheet)[];
type Part = (typeof parts)[number];

/** Each part as base64 of gzipped JSON. */
type Item = { readonly [part in Part]?: string };

/** Line scores by game ID, as base64 of gzipped JSON. */
interface LinesItem {
  readonly lines: string;
}
type Lines = Readonly<Record<string, NonNullable<PlayedGame['lines']>>>;

/**
 * AP: BatchGet SHEET#sport, one of its copies, eventually consistent; another one if that copy does not exist yet. With line
 * scores, BatchGet SHEET#sport/LINES at the same time.
 * @returns undefined if nothing is stored yet
 */
export async function sportSheet(
  sport: Sport,
  { withLines = false }: { withLines?: boolean } = {},
): Promise<SportSheet | undefined> {
  const [sheet, [item]] = await Promise.all([
    ownSheet(sport),
    withLines ? getMany<LinesItem>([anyCopy(keys.sheetLines(sport))]) : [],
  ]);
  if (!sheet?.results || !item) return sheet;
  const lines = unpacked<Lines>(item.lines);
  const rows = sheet.results.rows.map((row) => {
    const own = lines[row.gameId];
    return own ? { ...row, lines: own } : row;
  });
  return { ...sheet, results: { ...sheet.results, rows } };
}

async function ownSheet(sport: Sport): Promise<SportSheet | undefined> {
  const key = keys.sheet(sport);
  const copy = anyCopy(key);
  const [item] = await getMany<Item>([copy]);
  const stored = item ?? (copy.pk === key.pk ? undefined : (await getMany<Item>([key]))[0]);
  if (!stored) return undefined;
  const known = parts.flatMap((part) => {
    const text = stored[part];
    return text ? [[part, unpacked<unknown>(text)] as const] : [];
  });
  return { sport, ...Object.fromEntries(known) };
}

/**
 * Stores the given parts only, because two jobs write different parts, in all copies at once.
 * AP: Update SHEET#sport and its copies, if they exist; otherwise first Put the copies. With results, first Put
 * SHEET#sport/LINES and its copies.
 */
export async function storeSheet({ sport, ...parts }: SportSheet): Promise<void> {
  const { results } = parts;
  if (!results) return storeParts({ sport, ...parts });
  const lines = results.rows.flatMap(({ gameId, lines: own }) => (own ? [[gameId, own] as const] : []));
  const item = { ...keys.sheetLines(sport), lines: packed(Object.fromEntries(lines)) };
  await transact(everyCopy(item).map((Item) => ({ Put: { Item } })));
  const rows = results.rows.map(({ lines: _, ...row }) => row);
  await storeParts({ sport, ...parts, results: { ...results, rows } });
}

async function storeParts({ sport, ...given }: SportSheet): Promise<void> {
  const changed = parts.filter((part) => given[part] !== undefined);
  if (changed.length === 0) return;
  const key = keys.sheet(sport);
  const change = {
    UpdateExpression: `SET ${changed.map((part) => `#${part} = :${part}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(changed.map((part) => [`#${part}`, part])),
    ExpressionAttributeValues: Object.fromEntries(changed.map((part) => [`:${part}`, packed(given[part])])),
  };
  const write = () =>
    transact(
      everyCopy(key).map((copy, nth) => ({
        Update: {
          Key: { ...copy },
          ...change,
          ...(nth > 0 && { ConditionExpression: 'attribute_exists(pk)' }),
        },
      })),
    );
  if (await conditionMet(write())) return;
  // The item is older than its copies, or this is the first write: parts that are not given now must be in the copies too.
  const whole = (await get<Item>(key)) ?? {};
  const [, ...copies] = everyCopy({ ...whole, ...key });
  const puts = copies.map((Item) => ({ Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } }));
  // Another job may make them at the same time.
  await conditionMet(transact(puts));
  await write();
}
