import type { Knex } from 'knex';
import { Mail } from './Mail.ts';
import { mailJob } from './mailJob.ts';

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
