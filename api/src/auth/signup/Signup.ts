import { Model } from 'objection';

/** Somebody who has not yet entered the code of the mail. It holds neither its ID nor its address. */
export class Signup extends Model {
  static override tableName = 'signups';

  id!: string;
  /** Of the browser that signed up. */
  browser_hash!: Buffer;
  name!: string;
  username!: string;
  email!: string;
  password_hash!: string;
  salt!: Buffer | null;
  email_hash!: string | null;
  email_salt!: Buffer | null;
  code_hash!: Buffer;
  tries!: number;
  expires_at!: Date;
  created_at!: Date;
}
