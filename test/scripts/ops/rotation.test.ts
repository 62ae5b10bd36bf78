/** Rotating the key of sessions, against the functions that verify them: at no step is anybody signed out. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { environment } from '../../../lambdas/contracts/environment.ts';
import { type Audience, readSession } from '../../../lambdas/http/session.ts';
import { type KeyHolder, sessionKeysRevision } from '../../../lib/names.ts';
import { type KeyRing, newRing, publicKeysOf, withNext } from '../../../lib/session-keys/session-key-ring.ts';
import { retire, revisionOf, revoke, rotate } from '../../../scripts/ops/rotation.ts';
import { command } from '../../../scripts/rotate-session-key.ts';
import { call } from '../../support/api.ts';
import { runCommand } from '../../support/command.ts';
import { newPerson, newVisitor, password } from '../../support/people.ts';

const day = 24 * 3600_000;
const start = new Date('2026-11-01T12:00:00Z');
const at = (days: number) => new Date(start.getTime() + days * day);

/** A deployed stage: its secret, and what CloudFormation last gave to the functions. */
class Stage {
  ring: KeyRing = newRing();
  deployed = publicKeysOf(this.ring);
  revision = 'first';
  status = 'UPDATE_COMPLETE';
  fails = false;
  /** How often one may look at the stack before the update of a try that was cut off ends. */
  looksLeft = 0;
  #atEnd = () => {};
  /** Looks in at each change, as a person with a token does. */
  watch: () => Promise<void> = async () => {};

  readonly holder: KeyHolder;

  constructor(holder: KeyHolder = 'users') {
    this.holder = holder;
    const secrets = mockClient(SecretsManagerClient);
    const secretId = holder === 'users' ? 'the-secret' : 'the-admins-secret';
    secrets.on(GetSecretValueCommand).callsFake(() => ({
      SecretString: JSON.stringify(this.ring),
    }));
    secrets.on(PutSecretValueCommand).callsFake(async ({ SecretId, SecretString }) => {
      expect(SecretId).toBe(secretId);
      this.ring = JSON.parse(SecretString);
      await this.watch();
      return {};
    });
    const stacks = mockClient(CloudFormationClient);
    const other = holder === 'users' ? 'admins' : 'users';
    stacks.on(DescribeStacksCommand).callsFake(() => {
      if (this.looksLeft > 0) this.looksLeft -= 1;
      else this.#atEnd();
      return {
        Stacks: [
          {
            StackStatus: this.status,
            Outputs: [
              { OutputKey: 'SessionKeysSecret', OutputValue: 'the-secret' },
              { OutputKey: 'AdminSessionKeysSecret', OutputValue: 'the-admins-secret' },
            ],
            Parameters: [
              { ParameterKey: 'BootstrapVersion', ParameterValue: '21' },
              { ParameterKey: sessionKeysRevision[holder], ParameterValue: this.revision },
              { ParameterKey: sessionKeysRevision[other], ParameterValue: 'of the others' },
            ],
          },
        ],
      };
    });
    stacks.on(UpdateStackCommand).callsFake(async ({ Parameters, UsePreviousTemplate }) => {
      expect(this.status).not.toMatch(/IN_PROGRESS/);
      expect(UsePreviousTemplate).toBe(true);
      expect([Parameters[0], Parameters[2]]).toEqual([
        { ParameterKey: 'BootstrapVersion', UsePreviousValue: true },
        { ParameterKey: sessionKeysRevision[other], UsePreviousValue: true },
      ]);
      if (this.fails) {
        this.status = 'UPDATE_ROLLBACK_COMPLETE';
        return {};
      }
      this.status = 'UPDATE_COMPLETE';
      this.revision = Parameters[1].ParameterValue;
      this.deployed = publicKeysOf(this.ring);
      await this.watch();
      return {};
    });
  }

  /** What a try leaves that was cut off while it waited: CloudFormation tells the new revision before anybody has it. */
  beginUpdate(looks: number, end: string): void {
    const before = this.revision;
    this.ring = withNext(this.ring);
    this.looksLeft = looks;
    this.status = 'UPDATE_IN_PROGRESS';
    this.revision = revisionOf(this.ring);
    this.#atEnd = () => {
      this.status = end;
      if (end === 'UPDATE_COMPLETE') this.deployed = publicKeysOf(this.ring);
      else this.revision = before;
      this.#atEnd = () => {};
    };
  }

  /** Signed as the sign-in functions do, with what the secret says signs. */
  async signIn(now: Date, days = 30): Promise<string> {
    return sign(this.ring.signing, now, { days, audience: this.#audience });
  }

  async accepts(token: string, now: Date): Promise<boolean> {
    const { sessionPublicKeys, adminSessionPublicKeys } = environment;
    vi.stubEnv(this.holder === 'users' ? sessionPublicKeys : adminSessionPublicKeys, this.deployed);
    return (await readSession(`Bearer ${token}`, this.#audience, now)) !== undefined;
  }

  get #audience(): Audience {
    return this.holder === 'users' ? 'gameplan-users' : 'gameplan-admins';
  }
}

async function sign(
  key: KeyRing['signing'],
  now: Date,
  {
    days = 1,
    subject = 'someone',
    audience = 'gameplan-users',
  }: { days?: number; subject?: string; audience?: Audience } = {},
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ver: 1 })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: key.kid })
    .setSubject(subject)
    .setIssuer('gameplan')
    .setAudience(audience)
    .setJti('a-session')
    .setIssuedAt(issued)
    .setExpirationTime(issued + days * 86_400)
    .sign(await importJWK(key, 'EdDSA'));
}

let stage: Stage;
const on = (now: Date) => ({ holder: 'users' as const, now, note: () => {}, pollSeconds: 0.001 });

beforeEach(() => {
  stage = new Stage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('rotate', () => {
  test('old and new tokens are valid at every step, and the new key signs at the end', async () => {
    const old = await stage.signIn(at(0));
    let steps = 0;
    stage.watch = async () => {
      steps += 1;
      expect(await stage.accepts(old, at(1))).toBe(true);
      expect(await stage.accepts(await stage.signIn(at(1)), at(1))).toBe(true);
    };
    await rotate('dev', on(at(1)));
    expect(steps).toBe(3);
    const fresh = await stage.signIn(at(1));
    expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(old).kid);
    expect(await stage.accepts(old, at(29.9))).toBe(true);
    expect(await stage.accepts(old, at(30.1))).toBe(false);
  });

  test("an administrators' key is kept for a sign-in of theirs, and leaves users' keys alone", async () => {
    stage = new Stage('admins');
    const old = await stage.signIn(at(0), 1 / 3);
    stage.watch = async () => expect(await stage.accepts(old, at(0.1))).toBe(true);
    await rotate('dev', { ...on(at(0)), holder: 'admins' });
    expect(await stage.accepts(await stage.signIn(at(0.2), 1 / 3), at(0.2))).toBe(true);
    expect(stage.ring.former.map(({ until }) => until)).toEqual([
      new Date(start.getTime() + 9 * 3600_000).toISOString(),
    ]);
    stage.watch = async () => {};
    expect(await retire('dev', { ...on(at(0.5)), holder: 'admins' })).toBe(1);
  });

  test('a key that nobody published signs nothing', async () => {
    await rotate('dev', on(at(1)));
    expect(await stage.accepts(await sign(newRing().signing, at(1)), at(1))).toBe(false);
    const claimed = { ...newRing().signing, kid: stage.ring.signing.kid };
    expect(await stage.accepts(await sign(claimed, at(1)), at(1))).toBe(false);
  });

  test('a second rotation within thirty days keeps every key with valid tokens', async () => {
    const first = await stage.signIn(at(0));
    await rotate('dev', on(at(1)));
    const second = await stage.signIn(at(2));
    await rotate('dev', on(at(3)));
    const third = await stage.signIn(at(3));
    for (const token of [first, second, third]) expect(await stage.accepts(token, at(4))).toBe(true);
  });

  test('an update that fails changes nothing for anybody, and the next try ends what was begun', async () => {
    const old = await stage.signIn(at(0));
    stage.fails = true;
    await expect(rotate('dev', on(at(1)))).rejects.toThrow('could not be updated, and was rolled back');
    const begun = stage.ring.next;
    expect(await stage.accepts(old, at(1))).toBe(true);
    expect(await stage.accepts(await stage.signIn(at(1)), at(1))).toBe(true);
    stage.fails = false;
    await rotate('dev', on(at(1)));
    expect(stage.ring.signing).toEqual(begun);
    expect(await stage.accepts(old, at(2))).toBe(true);
  });

  test.each(['UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'])(
    'cut off, the next try waits for the update that was begun, and signs with nothing unpublished after %s',
    async (end) => {
      const old = await stage.signIn(at(0));
      stage.watch = async () => {
        expect(await stage.accepts(old, at(1))).toBe(true);
        expect(await stage.accepts(await stage.signIn(at(1)), at(1))).toBe(true);
      };
      stage.beginUpdate(3, end);
      await rotate('dev', on(at(1)));
      expect(stage.looksLeft).toBe(0);
      expect(stage.ring).toMatchObject({ next: null, former: [{}] });
    },
  );

  test('an update that does not end is not said to have failed', async () => {
    stage.beginUpdate(Number.POSITIVE_INFINITY, 'UPDATE_COMPLETE');
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    let said: string | undefined;
    void rotate('dev', { ...on(at(1)), pollSeconds: 10 }).catch((error) => {
      said = String(error);
    });
    while (said === undefined) await vi.advanceTimersByTimeAsync(10_000);
    expect(said).toContain('GamePlan-dev is still being updated');
  });

  test('refuses more keys than the functions can hold', async () => {
    const rotations = async () => {
      for (let nth = 1; nth <= 20; nth += 1) await rotate('dev', on(at(nth / 20)));
    };
    await expect(rotations()).rejects.toThrow('Too many keys are still valid');
    expect(stage.deployed.length).toBeLessThan(2000);
  });
});

test('a call with a token of an unknown key is 401', async () => {
  const { user } = await newPerson();
  const login = { action: 'login', email: user.email, password };
  const { token } = (await call('auth', { body: login, visitor: newVisitor() })).body;
  expect((await call('get-user-status', { token })).status).toBe(200);
  const { iat = 0 } = decodeJwt(token);
  const forged = await sign(newRing().signing, new Date(iat * 1000), { subject: user.id });
  const { status, body } = await call('get-user-status', { token: forged });
  expect([status, body.error]).toEqual([401, 'Authentication required']);
});

describe('retire', () => {
  test('takes back what is over, and nothing else', async () => {
    await rotate('dev', on(at(0)));
    await rotate('dev', on(at(20)));
    const fresh = await stage.signIn(at(20));
    expect(await retire('dev', on(at(30)))).toBe(0);
    expect(await retire('dev', on(at(31)))).toBe(1);
    expect(JSON.parse(stage.deployed).keys).toHaveLength(2);
    expect(await stage.accepts(fresh, at(31))).toBe(true);
    expect(await retire('dev', on(at(31)))).toBe(0);
  });
});

test('revoke leaves no token of a leaked key, not even one made with it later', async () => {
  const leaked = stage.ring.signing;
  const old = await stage.signIn(at(0));
  await rotate('dev', on(at(1)));
  await revoke('dev', on(at(2)));
  expect(await stage.accepts(old, at(2))).toBe(false);
  expect(await stage.accepts(await sign(leaked, at(2)), at(2))).toBe(false);
  expect(await stage.accepts(await stage.signIn(at(2)), at(2))).toBe(true);
});

describe('as a command', () => {
  test('a dry run names keys and what would be done, shows none, and changes nothing', async () => {
    const before = structuredClone(stage.ring);
    const { code, said } = await runCommand(command, ['--stage', 'dev', '--dry-run']);
    expect([code, said]).toEqual([
      0,
      [`${before.signing.kid}  signs`, 'Would make a new key, publish it, and then sign with it.'],
    ]);
    expect(stage.ring).toEqual(before);
  });

  test('nobody is signed out by a slip of the hand', async () => {
    const before = structuredClone(stage.ring);
    const { code, noted } = await runCommand(command, ['--stage', 'dev', '--revoke'], 'yes');
    expect([code, noted]).toEqual([1, 'That is not the stage: nothing was changed.']);
    expect(stage.ring).toEqual(before);
    expect((await runCommand(command, ['--stage', 'dev', '--revoke', '--retire'])).code).toBe(2);
    expect((await runCommand(command, ['--stage', 'dev', '--for', 'everybody'])).code).toBe(2);
  });
});
