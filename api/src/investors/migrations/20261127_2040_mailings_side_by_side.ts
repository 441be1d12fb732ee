import type { Knex } from 'knex';

/**
 * A mailing that is over goes on for one letter of doubt, also while the next one runs. That no two are begun at once is
 * seen to by who begins them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index campaigns_one_at_a_time');
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update campaigns c set state = 'stopped', ended_at = now()
    where kind = 'bulk' and state in ('running', 'paused') and exists (
      select from campaigns o where o.id > c.id and o.kind = 'bulk' and o.state in ('running', 'paused'))`);
  await db.raw(`
    create unique index campaigns_one_at_a_time on campaigns (kind)
    where kind = 'bulk' and state in ('running', 'paused')`);
}
