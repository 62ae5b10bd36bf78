/** Mails that the emulator's SES accepted. */
import * as z from 'zod/mini';

const accepted = z.object({
  messages: z.record(
    z.string(),
    z.array(
      z.object({ Source: z.string(), To: z.array(z.string()), Subject: z.string(), BodyText: z.string() }),
    ),
  ),
});

export interface SentMail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

/** @returns mails to an address, the newest last; SES has no API for this, the emulator does */
export async function sentMails(emulatorUrl: string, to: string): Promise<SentMail[]> {
  const response = await fetch(`${emulatorUrl}/_ministack/ses/messages`);
  const { messages } = accepted.parse(await response.json());
  return Object.values(messages)
    .flat()
    .filter(({ To }) => To.includes(to))
    .map(({ Source, Subject, BodyText }) => ({ from: Source, subject: Subject, text: BodyText }));
}
