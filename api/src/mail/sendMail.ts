import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, GivenUp } from '../jobs/defineJob.ts';
import { type Failure, judgeFailure } from './judgeFailure.ts';
import { Mail } from './Mail.ts';
import { mailTransport } from './mailTransport.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Brings a code or a link that opens something: erased after a day, sent or not. */
  isSecret?: boolean;
}

/** Writes the mail and its job in the caller's transaction: no commit, no mail; a commit, surely one. */
export async function sendMail(
  db: Knex,
  { to, subject, text, html, replyTo, isSecret = false }: Letter,
): Promise<void> {
  for (const line of [to, subject, replyTo ?? '']) {
    // A line break in a header would begin another header, written by a stranger.
    if (/[\r\n]/.test(line)) throw new Error('A mail header must be one line.');
  }
  const mail = await Mail.query(db).insert({
    recipient: to,
    reply_to: replyTo ?? null,
    subject,
    body_text: text,
    body_html: html ?? null,
    is_secret: isSecret,
  });
  await mailJob.queue(db, { mailId: mail.id });
}

/** Hands one mail to the SMTP server. Without one there is nothing to do: it lies in the built-in mailbox. */
export const mailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.string() }),
  // Each try waits longer, six hours in the end: a mail server may be away for days. A code is erased before, see sweepMails.
  attempts: 25,
  // Somebody waits for a code, whatever else goes out.
  isUrgent: true,
  async run({ mailId }, { db, config }) {
    const mail = await Mail.query(db).findById(mailId);
    if (!mail || !config.smtpUrl) return;
    const handingOver = mailTransport(config.smtpUrl).sendMail({
      from: config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      ...(mail.body_html ? { html: mail.body_html } : {}),
      ...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
      // The same on every try, so that a mail handed over just before a crash can be known again.
      messageId: `<plaza-${mail.id}@${new URL(config.publicUrl ?? 'http://plaza.example').hostname}>`,
    });
    const failure = await handingOver.then(
      () => undefined,
      (error: unknown) => ({ error, ...judgeFailure(error) }),
    );
    if (failure && !isNoMailbox(failure)) throw failure.error;
    // What opens an account must not lie about in backups of ours.
    await Mail.query(db).deleteById(mailId);
    if (failure) throw new GivenUp(`There is no such mailbox: ${failure.response}`);
  },
});

/** Only where the server says so in so many numbers: a relay that does not know us refuses every address. */
function isNoMailbox({ kind, response }: Failure): boolean {
  return kind === 'hard' && /^5\d\d[ -]5\.[12]\./.test(response);
}
