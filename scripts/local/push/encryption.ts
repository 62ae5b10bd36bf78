/** The browser's side of web push: its keys, and decryption of messages (RFC 8291, RFC 8188). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const curve = 'prime256v1';
const saltBytes = 16;
/** Salt, record size and key length. */
const headerBytes = saltBytes + 4 + 1;
const tagBytes = 16;

export interface BrowserKeys {
  /** All base64url. */
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH(curve);
  pair.generateKeys();
  return {
    privateKey: pair.getPrivateKey('base64url'),
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/** @throws if it was not encrypted for these keys */
export function decrypted(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes);
  const keyBytes = body.readUInt8(saltBytes + 4);
  const sender = body.subarray(headerBytes, headerBytes + keyBytes);
  const sealed = body.subarray(headerBytes + keyBytes);
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdfSync(
    'sha256',
    pair.computeSecret(sender),
    Buffer.from(keys.auth, 'base64url'),
    info,
    32,
  );
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  // There is only one record, so it is the last: the text ends at a byte 2, followed by padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
