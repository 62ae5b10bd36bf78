/** The questions of a file: refused unless they are questions, and answered with the replies of a folder. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answersTo, questionsIn } from '../../../scripts/eval/questions.ts';
import { writtenOut } from '../../../scripts/eval/written-out.ts';
import { blankReply } from '../../../scripts/local/model/reply.ts';
import { newFolder } from '../local/folder.ts';

function fileOf(...lines: string[]): string {
  const file = join(newFolder(), 'questions.jsonl');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

test('a line that is no question is refused', () => {
  expect(questionsIn(fileOf('{"ask":"a pick","box":"NFL"}', ''))).toEqual([{ ask: 'a pick', box: 'NFL' }]);
  for (const line of ['{"ask":"a pick"}', '{"ask":"a pick","box":"CHESS"}', 'a pick'])
    expect(() => questionsIn(fileOf(line))).toThrow();
});

async function written(file: string, folder: string): Promise<string[]> {
  const answers: string[] = [];
  for await (const asking of answersTo(file, folder)) answers.push(writtenOut(asking).join('\n'));
  return answers;
}

test('each request to the model is written, and the reply that is put beside it is used', {
  timeout: 60_000,
}, async () => {
  const file = fileOf(
    '{"ask":"juicy two leg zorbish parlay for sunday","box":"NFL"}',
    '{"before":"two leg nfl parlay sunday","ask":"what does $20 pay on that","box":"NFL"}',
  );
  const folder = newFolder();
  const [asked, followed] = await written(file, folder);
  expect(asked).toMatch(/^“juicy two leg zorbish parlay for sunday” \(NFL\)\nclarify, free\n/);
  expect(followed).toMatch(
    /^“two leg nfl parlay sunday” → “what does \$20 pay on that” \(NFL\)\ninfo, free\n/,
  );

  const requests = readdirSync(folder).filter((name) => name.endsWith('.request.json'));
  expect(requests.length).toBeGreaterThan(0);
  for (const name of requests) {
    const reply = { ...blankReply, care: true };
    writeFileSync(join(folder, name.replace('.request.', '.reply.')), JSON.stringify(reply));
  }
  const [cared] = await written(file, folder);
  expect(cared).toMatch(/\ncare, free\n/);
});
