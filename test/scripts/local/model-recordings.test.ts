/** Recorded replies of a model: found by the request alone, and never for another one. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordedReplies, startRecording } from '../../../scripts/local/model/recordings.ts';
import { newFolder } from './folder.ts';

const schema = {
  type: 'object',
  properties: { care: { type: 'boolean' } },
  required: ['care'],
  additionalProperties: false,
};
const brief = (question: string, sport = 'NFL') =>
  JSON.stringify({ question, before: null, sport, unread: ['juicy'] });
const request = (question = 'something juicy') => ({
  instructions: 'Read.',
  schema,
  user: brief(question),
});

function folderAndFile() {
  const folder = newFolder();
  return { folder, file: join(folder, 'recordings.json') };
}

/** @returns the key of the one open request */
const openIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => /^(\w+)\.request\.json$/.exec(name)?.[1] ?? []);

test('a reply that was put beside its request is found again', () => {
  const { folder, file } = folderAndFile();
  const first = startRecording(folder, '2026-11-23', file);
  first.take(request());
  expect(first.finish()).toEqual({ kept: 0, open: 1, refused: [] });
  expect(recordedReplies(file)(request())).toBeUndefined();

  const [key] = openIn(folder);
  expect(readFileSync(join(folder, `${key}.request.json`), 'utf8')).toBe(request().user);
  writeFileSync(join(folder, `${key}.reply.json`), '{"care":true}');
  const second = startRecording(folder, '2026-11-24', file);
  second.take(request());
  expect(second.finish()).toEqual({ kept: 1, open: 0, refused: [] });

  const replies = recordedReplies(file);
  expect(replies(request())).toEqual({ care: true });
  for (const other of [
    request('something else'),
    { ...request(), instructions: 'Read well.' },
    { ...request(), schema: {} },
    { ...request(), user: brief('something juicy', 'NHL') },
    { ...request(), user: 'no brief' },
  ])
    expect(replies(other)).toBeUndefined();
});

test('a reply that does not match the schema is refused, and a recording that nobody asks for is dropped', () => {
  const { folder, file } = folderAndFile();
  startRecording(folder, '2026-11-23', file).take(request());
  const [key] = openIn(folder);
  writeFileSync(join(folder, `${key}.reply.json`), '{"care":"maybe"}');
  const again = startRecording(folder, '2026-11-23', file);
  again.take(request());
  expect(again.finish()).toMatchObject({ kept: 0, open: 1, refused: [expect.stringContaining('$.care')] });

  writeFileSync(join(folder, `${key}.reply.json`), '{"care":false}');
  const right = startRecording(folder, '2026-11-23', file);
  right.take(request());
  right.finish();
  const without = startRecording(folder, '2026-11-23', file);
  expect(without.finish()).toEqual({ kept: 0, open: 0, refused: [] });
  expect(recordedReplies(file)(request())).toBeUndefined();
});
