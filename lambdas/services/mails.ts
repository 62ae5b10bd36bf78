/**
 * The texts of the mails. Every link starts with the configured origin, never with what a request says; and nothing in
 * them was typed by anybody, a name neither: whoever registers may have typed somebody else's address.
 */
import type { Mail } from './mail.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** @param link absolute, with the token; valid for 24 hours */
export function verificationMail(to: string, link: string): Mail {
  return linkMail({
    to,
    subject: 'Verify your email for GamePlan',
    before: 'One click and your account is ready: please confirm that this address is yours.',
    button: 'Verify email',
    link,
    after:
      'The link works for 24 hours. If you did not register with GamePlan, you can ignore this mail: the account is deleted after seven days.',
  });
}

/** @param link absolute, with the token; valid for 30 minutes, once */
export function resetMail(to: string, link: string): Mail {
  return linkMail({
    to,
    subject: 'Reset your GamePlan password',
    before: 'Somebody, we hope you, asked to reset the password of your account.',
    button: 'Choose a new password',
    link,
    after:
      'The link works once, for 30 minutes. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  });
}

const hello = 'Hello,';

function linkMail(mail: {
  to: string;
  subject: string;
  before: string;
  button: string;
  link: string;
  after: string;
}): Mail {
  const { to, subject, before, button, link, after } = mail;
  return {
    to,
    subject,
    text: `${hello}\n\n${before}\n\n${link}\n\n${after}\n\nGamePlan`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f2f4f5;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#0f1720">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800;letter-spacing:.02em">GamePlan</p>
<p style="margin:0 0 12px;font-size:16px">${hello}</p>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${escapeHtml(before)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0f1720;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="margin:0 0 12px;font-size:13px;line-height:1.5;color:#4a5560">${escapeHtml(after)}</p>
<p style="margin:0;font-size:13px;line-height:1.5;color:#4a5560;word-break:break-all">${escapeHtml(link)}</p>
</div>
</body>
</html>`,
  };
}
