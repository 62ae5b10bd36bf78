/** Sending unwanted mail through GamePlan, and injecting content into its mails. */
import { type Attack, countOf, ensure } from '../attack.ts';
import { newAddress, newVisitor, password, someWord } from '../site.ts';

const registration = (email: string, name = 'Test Person') => ({
  action: 'register',
  name,
  email,
  password,
  agreeToTerms: true,
});

export const mails: readonly Attack[] = [
  {
    name: 'flooding one mailbox through many addresses',
    async run({ call, get }) {
      const [name, host] = [`victim-${someWord()}`, `${someWord()}.example.com`];
      const addresses = Array.from({ length: 20 }, (_, nth) => `${name}+${nth}@${host}`);
      for (const email of addresses) {
        // From different addresses: the limit is per mailbox.
        await call('auth', { body: registration(email) });
        await call('auth', { body: { action: 'resend-verification', email } });
        await call('auth-reset-password', { body: { action: 'request', email } });
      }
      const { body } = await get('/_local/mail.json');
      const sent = (body as { to: string }[]).filter(({ to }) => to.endsWith(host)).length;
      ensure(sent <= 9, `${sent} mails were sent to one mailbox`);
      return `${sent} mails for 60 requests`;
    },
  },
  {
    name: 'mailing many people from one address',
    async run({ call, get }) {
      const [visitor, host] = [newVisitor(), `${someWord()}.example.com`];
      const answers = [];
      for (let nth = 0; nth < 20; nth += 1) {
        answers.push(await call('auth', { visitor, body: registration(`person-${nth}@${host}`) }));
      }
      const { body } = await get('/_local/mail.json');
      const sent = (body as { to: string }[]).filter(({ to }) => to.endsWith(host)).length;
      ensure(sent <= 10, `${sent} mails were sent for one visitor`);
      return `${sent} mails, ${countOf(answers, 429)} refusals`;
    },
  },
  {
    name: 'injecting text into a mail to another person',
    async run({ call, mailsTo }) {
      const email = newAddress();
      await call('auth', { body: registration(email, 'prize of $500: https://evil.example/claim') });
      await call('auth-reset-password', {
        body: { action: 'request', email },
        headers: {
          'x-forwarded-host': 'evil.example',
          origin: 'https://evil.example',
          referer: 'https://evil.example',
        },
      });
      const all = await mailsTo(email);
      ensure(all.length > 0, 'no mail was sent');
      for (const { subject, text, html } of all)
        ensure(!/evil|prize/.test(subject + text + html), `a mail contains it: ${text}`);
      return `${all.length} mails without the text`;
    },
  },
  {
    name: 'a forged host in mailed links',
    async run({ bare, origin, call, mailsTo }) {
      const email = newAddress();
      await call('auth', {
        body: registration(email),
        headers: { forwarded: 'host=evil.example', 'x-original-host': 'evil.example' },
      });
      await bare('/login', { headers: { host: 'evil.example' } });
      const [mail] = await mailsTo(email);
      const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      ensure(link.startsWith(`${origin}/`), `the link is ${link}`);
      return 'links point to the site';
    },
  },
  {
    name: 'line breaks and lists in an email address',
    async run({ call }) {
      const [one, two] = [newAddress(), newAddress()];
      for (const email of [
        `${one}\r\nBcc: ${two}`,
        `${one},${two}`,
        `<${one}>`,
        `"${one}"@example.com\n`,
        `${one}%0aBcc:${two}`,
      ]) {
        const { status } = await call('auth', { body: registration(email) });
        ensure(status === 400, `${JSON.stringify(email)}: status ${status}`);
      }
      return 'refused';
    },
  },
];
