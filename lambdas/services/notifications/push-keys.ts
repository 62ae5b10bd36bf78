/** The key pair that signs push messages (VAPID, RFC 8292), derived from a seed and a version, like the session keys. */
import { createECDH, hkdfSync } from 'node:crypto';

export interface PushKeys {
  /** Uncompressed P-256 point, base64url. */
  readonly publicKey: string;
  /** Base64url. */
  readonly privateKey: string;
}

/**
 * @param seed random text, at least 32 characters
 * @param version 1 or more; each version has its own pair
 */
export function pushKeys(seed: string, version: number): PushKeys {
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', seed, '', `push ${version} ${attempt}`, 32));
    try {
      pair.setPrivateKey(bytes);
    } catch {
      // About one in 2^32 values exceeds the order of the curve.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
}
