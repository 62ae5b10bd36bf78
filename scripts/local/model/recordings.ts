/**
 * What a capable language model replied to exactly these requests, unedited. A recording is found by the whole request. When the
 * instructions or the schema change, `npm run eval -- --record <folder>` makes the recordings anew.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBrief } from './reply.ts';
import { mismatch } from './schema.ts';

interface Recording {
  readonly question: string;
  /** When it was recorded, `YYYY-MM-DD`. */
  readonly date: string;
  readonly reply: unknown;
}

interface Request {
  readonly instructions: string;
  readonly user: string;
  readonly schema: unknown;
}

const committed = resolve(import.meta.dirname, 'recordings.json');

/** @returns by the hash of their request */
const recordingsIn = (file: string): Readonly<Record<string, Recording>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** @returns for a request, what was replied to it; undefined if it is no brief, or was not recorded */
export function recordedReplies(file = committed): (request: Request) => unknown {
  const recordings = recordingsIn(file);
  return (request) => {
    const key = keyOf(request);
    return key === undefined ? undefined : recordings[key]?.reply;
  };
}

function keyOf({ instructions, schema, user }: Request): string | undefined {
  const brief = readBrief(user);
  if (!brief) return undefined;
  const { question, before, sport, unread } = brief;
  const told = JSON.stringify([instructions, schema, question, before, sport, unread]);
  return createHash('sha256').update(told).digest('hex').slice(0, 20);
}

/**
 * For questions that are no cases of the eval: takes each reply from the folder, and writes a request without one to it.
 * @param folder as in `startRecording`
 * @returns for a request, the reply beside it; undefined if there is none, or it does not match the schema
 */
export function repliesIn(folder: string): (request: Request) => unknown {
  mkdirSync(folder, { recursive: true });
  return (request) => {
    const key = keyOf(request);
    if (key === undefined) return undefined;
    const reply = replyIn(folder, key);
    if (reply === undefined) write(folder, key, request);
    return mismatch(request.schema, reply) ? undefined : reply;
  };
}

/** The file's content; undefined if there is none. */
function replyIn(folder: string, key: string): unknown {
  const path = join(folder, `${key}.reply.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export interface Recorder {
  /** Writes a request that has no recording to the folder, or takes the reply that was put beside it. */
  readonly take: (request: Request) => void;
  /** Keeps the recordings of the requests that were taken, and drops all others. */
  readonly finish: () => {
    readonly kept: number;
    readonly open: number;
    readonly refused: readonly string[];
  };
}

/**
 * @param folder gets the instructions, the schema, and `<key>.request.json` for each open request; `<key>.reply.json` beside
 * it is taken the next time
 * @param date of new recordings, `YYYY-MM-DD`
 * @param file where recordings are kept
 */
export function startRecording(folder: string, date: string, file = committed): Recorder {
  mkdirSync(folder, { recursive: true });
  const recordings = recordingsIn(file);
  const taken: Record<string, Recording> = {};
  const open = new Set<string>();
  const refused: string[] = [];

  function recordingIn(key: string, { user, schema }: Request): Recording | undefined {
    const reply = replyIn(folder, key);
    if (reply === undefined) return undefined;
    const problem = mismatch(schema, reply);
    if (problem) refused.push(`${key}: ${problem}`);
    return problem ? undefined : { question: readBrief(user)?.question ?? '', date, reply };
  }

  return {
    take(request) {
      const key = keyOf(request);
      if (key === undefined || taken[key]) return;
      const found = recordings[key] ?? recordingIn(key, request);
      if (found) taken[key] = found;
      else {
        open.add(key);
        write(folder, key, request);
      }
    },
    finish() {
      const sorted = Object.entries(taken).sort(([a], [b]) => a.localeCompare(b));
      const lines = sorted.map(([key, recording]) => `${JSON.stringify(key)}: ${JSON.stringify(recording)}`);
      writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
      return { kept: Object.keys(taken).length, open: open.size, refused };
    },
  };
}

/** The user's message; instructions and schema, which all requests share, are written once. */
function write(folder: string, key: string, { instructions, schema, user }: Request): void {
  writeFileSync(join(folder, 'instructions.txt'), instructions);
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(schema, null, 1));
  writeFileSync(join(folder, `${key}.request.json`), user);
}
