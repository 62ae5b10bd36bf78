/** Every platform has an engine, or gets one line with a working command. */
import { expect, test } from 'vitest';
import { findBinary } from '../../../scripts/local/engine.ts';

test('Linux x64 has a package', () => {
  expect(findBinary({ platform: 'linux', arch: 'x64' })).toMatch(/@dynoxide\/linux-x64\/dynoxide$/);
});

test.each([
  ['linux', 'arm64', 'DYNAMODB_ENDPOINT=http://localhost:8000 npm start'],
  ['darwin', 'arm64', 'DYNAMODB_ENDPOINT=http://localhost:8000 npm start'],
  ['darwin', 'x64', 'DYNAMODB_ENDPOINT=http://localhost:8000 npm start'],
  // Without a space, which cmd.exe would include in the value.
  ['win32', 'x64', 'set DYNAMODB_ENDPOINT=http://localhost:8000&& npm start'],
] as const)('%s %s gets instructions for DynamoDB Local', (platform, arch, start) => {
  const message = `There is no packaged table engine for ${platform}-${arch}. Run DynamoDB Local instead: docker run -d -p 8000:8000 amazon/dynamodb-local, then: ${start}`;
  expect(() => findBinary({ platform, arch })).toThrow(message);
  expect(message).not.toContain('\n');
});
