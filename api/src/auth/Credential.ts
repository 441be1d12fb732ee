import { Model } from 'objection';

export class Credential extends Model {
  static override tableName = 'credentials';
  static override idColumn = 'user_id';

  user_id!: string;
  /** Over the password's proof; over the password itself while there is no salt. */
  password_hash!: string;
  salt!: Buffer | null;
  /** The same for who logs in with the address; without it the first pair stands for both names. */
  email_hash!: string | null;
  email_salt!: Buffer | null;
  changed_at!: Date;
}
