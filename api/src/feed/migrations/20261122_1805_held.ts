import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table word_rules (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('word', 'host')),
      pattern text not null check (char_length(pattern) between 1 and 100),
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      unique (kind, pattern)
    )`);
  await db.raw('create index word_rules_made_by on word_rules (made_by)');
  // Not a post or a comment yet: no list and no search can show by mistake what is not there.
  await db.raw(`
    create table held_words (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('post', 'comment')),
      author_id bigint not null references users on delete cascade,
      client_id text check (char_length(client_id) <= 64),
      context text not null,
      sharing smallint check (sharing in (1, 2)),
      media_ids uuid[] not null default '{}',
      post_id bigint references posts on delete cascade,
      parent_id bigint references comments on delete cascade,
      found text[] not null,
      held_at timestamptz not null,
      decision text check (decision in ('release', 'refuse')),
      note text not null default '',
      decided_by bigint references users on delete set null,
      decided_at timestamptz
    )`);
  await db.raw(
    'create unique index held_words_client on held_words (author_id, kind, client_id) where client_id is not null',
  );
  await db.raw('create index held_words_open on held_words (id) where decision is null');
  for (const column of ['author_id', 'post_id', 'parent_id', 'decided_by'])
    await db.raw(`create index held_words_${column} on held_words (${column})`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table held_words');
  await db.raw('drop table word_rules');
}
