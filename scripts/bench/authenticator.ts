/** A software authenticator that creates and uses passkeys. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreatedPasskey, UsedPasskey } from '../../lambdas/contracts/accounts/passkeys.ts';

interface Key {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  /** COSE: EC2, ES256, P-256. */
  readonly publicKey: Buffer;
  readonly userHandle: string;
}

/** Overrides, with which tests make it lie. */
export interface Claims {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Whether it claims to have verified the user. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** WebAuthn, section 6.1: flags of the authenticator data. */
const flag = { present: 1, verified: 4, attested: 64 } as const;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** CBOR byte string (RFC 8949), up to 65,535 bytes. */
function cborBytes(data: Buffer): Buffer {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(head), data]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Has one signature counter for all its passkeys, as security keys do. */
export class Authenticator {
  readonly #origin: string;
  readonly #keys: Key[] = [];
  #counter = 0;

  /** @param origin of the site in the browser */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates a passkey. @param options from the server */
  // biome-ignore lint/suspicious/noExplicitAny: WebAuthn's JSON, used as it comes
  create(options: any, claims: Claims = {}): CreatedPasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [xBytes, yBytes] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      xBytes ?? Buffer.of(),
      Buffer.from([0x22]),
      yBytes ?? Buffer.of(),
    ]);
    const key: Key = { id: randomBytes(32), privateKey, publicKey: cose, userHandle: options.user.id };
    this.#keys.push(key);
    const authData = this.#data(claims, key);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none')],
      ...[cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.#named(key),
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', options.challenge, claims)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Uses the newest passkey. @param options from the server */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  use(options: any, claims: Claims = {}): UsedPasskey {
    const key = this.#keys.at(-1);
    if (!key) throw new Error('This authenticator has no passkey');
    this.#counter += 1;
    const authData = this.#data(claims);
    const client = this.#client('webauthn.get', options.challenge, claims);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), key.privateKey);
    return {
      ...this.#named(key),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: claims.userHandle ?? key.userHandle,
      },
    };
  }

  #named({ id }: Key) {
    return { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  }

  #client(type: string, challenge: string, claims: Claims): Buffer {
    const { origin = this.#origin } = claims;
    return Buffer.from(JSON.stringify({ type: claims.type ?? type, challenge, origin, crossOrigin: false }));
  }

  #data({ rpId = new URL(this.#origin).hostname, verified = true, counter }: Claims, made?: Key): Buffer {
    const flags = flag.present + (verified ? flag.verified : 0) + (made ? flag.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const length = Buffer.from([0, made?.id.length ?? 0]);
    const attested = made ? [Buffer.alloc(16), length, made.id, made.publicKey] : [];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...attested]);
  }
}
