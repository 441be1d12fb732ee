import type { Knex } from 'knex';

const DECISIONS = "decision in ('dismiss', 'hide', 'warn', 'block'";

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table users add column muted_until timestamptz');
  await db.raw('alter table decisions drop constraint decisions_decision_check');
  await db.raw(`alter table decisions add constraint decisions_decision_check check (${DECISIONS}, 'mute'))`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`delete from decisions where decision = 'mute'`);
  await db.raw('alter table decisions drop constraint decisions_decision_check');
  await db.raw(`alter table decisions add constraint decisions_decision_check check (${DECISIONS}))`);
  await db.raw('alter table users drop column muted_until');
}
