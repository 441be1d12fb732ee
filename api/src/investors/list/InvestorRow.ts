import { Model } from 'objection';

/** Somebody whom the founders write to. */
export class InvestorRow extends Model {
  static override tableName = 'investors';

  id!: string;
  name!: string;
  email!: string;
  note!: string;
  /** Whether they were written to. */
  status!: boolean;
  /** Whether they are engaged; the table refuses it for who was not written to. */
  action!: boolean;
  creator_id!: string | null;
  created_at!: Date;
}
