import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // What moderators decided about one thing; several reports of it may share the decision.
  await db.raw(`
    create table decisions (
      id bigint generated always as identity primary key,
      kind text not null,
      about_id bigint references users on delete cascade,
      post_id bigint references posts on delete set null,
      comment_id bigint references comments on delete set null,
      said text not null,
      decision text not null check (decision in ('dismiss', 'hide', 'warn', 'block')),
      until timestamptz,
      note text not null default '',
      answer text not null default '',
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      appeal text,
      appealed_at timestamptz,
      ruling text check (ruling in ('granted', 'refused')),
      ruling_note text not null default '',
      ruled_by bigint references users on delete set null,
      ruled_at timestamptz
    )`);
  for (const column of ['about_id', 'post_id', 'comment_id', 'made_by', 'ruled_by'])
    await db.raw(`create index decisions_${column} on decisions (${column})`);
  await db.raw(
    'create index decisions_appealed on decisions (id) where appealed_at is not null and ruling is null',
  );
  await db.raw('alter table reports add column decision_id bigint references decisions on delete set null');
  await db.raw('create index reports_decision on reports (decision_id)');
  // Set while a block is for a time only.
  await db.raw('alter table users add column blocked_until timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table users drop column blocked_until');
  await db.raw('alter table reports drop column decision_id');
  await db.raw('drop table decisions');
}
