import type { Plaza } from '../../plaza.ts';
import { Mail } from '../../mail/Mail.ts';
import { type Failure, judgeFailure } from '../../mail/judgeFailure.ts';
import { mailTransport } from '../../mail/mailTransport.ts';
import { outreachLetter } from '../letter/outreachLetter.ts';
import { bounceAddress, unsubscribeToken } from './addresses.ts';
import type { Claimed } from './claimNext.ts';

export type Outcome = { kind: 'sent'; response: string } | Failure;

/** Hands one mail over, once. Whatever happens comes back as an outcome; nothing here tries again. */
export async function deliver(plaza: Plaza, delivery: Claimed): Promise<Outcome> {
  const { config, db } = plaza;
  const mail = compose(plaza, delivery);
  if (!config.smtpUrl) {
    // Without a mail server it lies in the built-in mailbox.
    await Mail.query(db).insert({
      recipient: mail.to,
      reply_to: null,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
    });
    return { kind: 'sent', response: 'kept in the built-in mailbox' };
  }
  try {
    const { response } = await mailTransport(config.smtpUrl, 'outreach').sendMail({
      from: config.mailFrom,
      ...mail,
    });
    return { kind: 'sent', response: String(response).slice(0, 500) };
  } catch (error) {
    return judgeFailure(error);
  }
}

function compose({ config }: Plaza, { id, campaign_id, email, name, subject, origin, hash }: Claimed) {
  const { brand, mailFrom, outreach } = config;
  const unsubscribe = `${origin}/api/unsubscribe/${unsubscribeToken(config, id)}`;
  const letter = outreachLetter({ brand, origin, name, unsubscribe });
  const domain = /@([^\s>]+)>?$/.exec(mailFrom)?.[1] ?? 'plaza.example';
  const back = outreach.bounceAddress && bounceAddress({ ...config, address: outreach.bounceAddress }, id);
  return {
    to: email,
    subject: letter.subjects[subject] ?? '',
    text: letter.text,
    html: letter.html,
    // Made of what is written to whom: a mail that left before a crash can be known by it.
    messageId: `<outreach-${campaign_id}-${hash}@${domain}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>, <mailto:${brand.email}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...(back ? { envelope: { from: back, to: email } } : {}),
  };
}
