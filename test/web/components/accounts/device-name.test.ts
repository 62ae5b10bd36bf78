/** The suggested name of a passkey and of a device for notifications, from the browser's user agent. */
import { expect, test } from 'vitest';
import { deviceName } from '../../../../web/src/components/accounts/passkeys/device-name.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [
    'Safari on iPhone',
    `(iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webKit} Version/19.0 Mobile Safari/604.1`,
  ],
  ['Chrome on iPad', `(iPad; CPU OS 19_0 like Mac OS X) ${webKit} CriOS/142.0 Mobile Safari/604.1`],
  ['Safari on Mac', `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/19.0 Safari/605.1.15`],
  ['Chrome on Android', `(Linux; Android 16; Pixel 9) ${chrome} Mobile Safari/537.36`],
  ['Edge on Windows', `(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`],
  ['Firefox on Linux', '(X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Chromebook', `(X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ['My passkey', '(Unknown)'],
])('%s', (name, system) => {
  expect(deviceName(`Mozilla/5.0 ${system}`)).toBe(name);
});
