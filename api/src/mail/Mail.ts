import { Model } from 'objection';

/** One mail in the outbox. With an SMTP server it leaves and is erased; without one it can be read here for a day. */
export class Mail extends Model {
  static override tableName = 'mails';

  id!: string;
  recipient!: string;
  reply_to!: string | null;
  subject!: string;
  body_text!: string;
  body_html!: string | null;
  /** Brings a code or a reset link. */
  is_secret!: boolean;
  created_at!: Date;
}
