import { Model } from 'objection';

/** One mail in the outbox. With an SMTP server it leaves; without one it stays to be read here. */
export class Mail extends Model {
  static override tableName = 'mails';

  id!: string;
  recipient!: string;
  reply_to!: string | null;
  subject!: string;
  body_text!: string;
  body_html!: string | null;
  created_at!: Date;
  sent_at!: Date | null;
}
