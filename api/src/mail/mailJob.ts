import { z } from 'zod';
import { defineJob } from '../jobs/defineJob.ts';
import { Mail } from './Mail.ts';
import { mailTransport } from './mailTransport.ts';

/** Hands one mail to the SMTP server. Without one there is nothing to do: it lies in the built-in mailbox. */
export const mailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.string() }),
  // Each try waits longer, six hours in the end: a mail server may be away for days. A code is erased before, see sweepMails.
  attempts: 25,
  async run({ mailId }, { db, config }) {
    const mail = await Mail.query(db).findById(mailId);
    if (!mail || !config.smtpUrl) return;
    await mailTransport(config.smtpUrl).sendMail({
      from: config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      ...(mail.body_html ? { html: mail.body_html } : {}),
      ...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
      // The same on every try, so that a mail handed over just before a crash can be known again.
      messageId: `<plaza-${mail.id}@${new URL(config.publicUrl ?? 'http://plaza.example').hostname}>`,
    });
    // What opens an account must not lie about in backups of ours.
    await Mail.query(db).deleteById(mailId);
  },
});
