/** Every platform has an engine, or gets one line with a command that works there. */
import { expect, test } from 'vitest';
import { findBinary } from '../../../scripts/local/engine.ts';

test('Linux x64 has a package', () => {
  expect(findBinary({ platform: 'linux', arch: 'x64' })).toMatch(/@dynoxide\/linux-x64\/dynoxide$/);
});

test.each([
  ['linux', 'arm64', 'DYNAMODB_ENDPOINT=http://localhost:8000 npm start'],
  ['darwin', 'arm64', 'DYNAMODB_ENDPOINT=http://localhost:8000 npm start'],
  ['darwin', 'x64', 'DYNAMODB_ENDPOINT=http://localhost:8000 npm start'],
  // Without a space before &&, which cmd.exe would make part of the value.
  ['win32', 'x64', 'cmd /c "set DYNAMODB_ENDPOINT=http://localhost:8000&& npm start"'],
] as const)('%s %s gets one line that starts DynamoDB Local and the product', (platform, arch, start) => {
  const message = `There is no packaged table engine for ${platform}-${arch}. Run DynamoDB Local with Docker (docker run -d -p 8000:8000 amazon/dynamodb-local) or any other DynamoDB, then: ${start}`;
  expect(() => findBinary({ platform, arch })).toThrow(message);
  expect(message).not.toContain('\n');
});
