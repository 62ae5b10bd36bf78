/** The edits with which a rehearsal deploys a changed function, and a change that fails. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Template } from '../../../scripts/rehearse/differences.ts';
import {
  changeAndFail,
  changeFunction,
  readTemplate,
  withSessionKeyVersion,
  writeTemplate,
} from '../../../scripts/rehearse/edits.ts';

const lambda = (hash: string) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Code: { S3Bucket: 'assets', S3Key: `${hash}.zip` } },
});
const template: Template = {
  Resources: {
    FunctionscountaccountsAAAAAAAA: lambda('aaa'),
    FunctionsauthBBBBBBBB: lambda('bbb'),
    FunctionsauthresetpasswordCCCCCCCC: lambda('ccc'),
    SessionKeysMade: { Type: 'Custom::SessionKeys', Properties: { secretId: 'the-keys', version: '1' } },
  },
};
const keyOf = ({ Resources }: Template, id: string) =>
  /[\w.]+\.zip/.exec(JSON.stringify(Resources[id]))?.[0] ?? '';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gameplan-assembly-'));
  for (const hash of ['aaa', 'bbb', 'ccc']) {
    mkdirSync(join(folder, `asset.${hash}`));
    writeFileSync(join(folder, `asset.${hash}`, 'index.js'), `exports.handler = '${hash}';`);
  }
  const files = {
    aaa: { source: { path: 'asset.aaa' } },
    ttt: { source: { path: 'GamePlan-dev.template.json' } },
  };
  writeFileSync(join(folder, 'GamePlan-dev.assets.json'), JSON.stringify({ files }));
  writeFileSync(join(folder, 'GamePlan-dev.template.json'), JSON.stringify(template));
  writeFileSync(join(folder, 'manifest.json'), '{ "url": "s3://assets/ttt.json" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a changed function has new code under a new hash, and no other function changes', () => {
  const changed = changeFunction('count-accounts')(folder, template);
  const key = keyOf(changed, 'FunctionscountaccountsAAAAAAAA');
  expect(key).toMatch(/^[\da-f]{64}\.zip$/);
  const code = readFileSync(join(folder, `asset.${key.replace('.zip', '')}`, 'index.js'), 'utf8');
  expect(code).toBe("exports.handler = 'aaa';\n// Changed by the rehearsal.\n");
  expect(readFileSync(join(folder, 'GamePlan-dev.assets.json'), 'utf8')).not.toContain('aaa');
  expect(keyOf(changed, 'FunctionsauthBBBBBBBB')).toBe('bbb.zip');
});

test('a function is not mistaken for one whose name starts the same', () => {
  const changed = changeFunction('auth')(folder, template);
  expect(keyOf(changed, 'FunctionsauthresetpasswordCCCCCCCC')).toBe('ccc.zip');
  expect(keyOf(changed, 'FunctionsauthBBBBBBBB')).not.toBe('bbb.zip');
});

test('a failing change fails after the function was changed', () => {
  const { Resources } = changeAndFail('count-accounts')(folder, template);
  expect(Resources.FailsInRehearsal).toEqual({
    Type: 'Custom::SessionKeys',
    Properties: { secretId: 'no-such-secret', version: '1' },
    DependsOn: 'FunctionscountaccountsAAAAAAAA',
  });
  expect(Resources.SessionKeysMade).toEqual(template.Resources.SessionKeysMade);
});

test('a rotation changes the version of the keys and of the functions that sign', () => {
  const signing = {
    ...lambda('bbb').Properties,
    Environment: { Variables: { SESSION_KEY_VERSION: '1', A: 'b' } },
  };
  const given = {
    Resources: {
      ...template.Resources,
      FunctionsauthBBBBBBBB: { Type: 'AWS::Lambda::Function', Properties: signing },
    },
  };
  const { Resources } = withSessionKeyVersion(2)(folder, given);
  expect(Resources.SessionKeysMade?.Properties).toEqual({ secretId: 'the-keys', version: '2' });
  expect(Resources.FunctionsauthBBBBBBBB?.Properties).toEqual({
    ...signing,
    Environment: { Variables: { SESSION_KEY_VERSION: '2', A: 'b' } },
  });
  expect(Resources.FunctionscountaccountsAAAAAAAA).toEqual(template.Resources.FunctionscountaccountsAAAAAAAA);
});

test('a changed template is uploaded, because its hash differs', () => {
  const changed = { Resources: {} };
  writeTemplate(folder, changed);
  expect(readTemplate(folder)).toEqual(changed);
  for (const file of ['GamePlan-dev.assets.json', 'manifest.json']) {
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain('ttt');
  }
});

test('an assembly of another format is refused in one sentence', () => {
  writeFileSync(join(folder, 'GamePlan-dev.assets.json'), '{ "files": {} }');
  expect(() => writeTemplate(folder, template)).toThrow('The CDK writes assemblies in a new way');
});
