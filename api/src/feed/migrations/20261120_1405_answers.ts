import type { Knex } from 'knex';

/** What people answer to a post: stars, feelings, comments, shares; and what they do not want to see. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table reactions (
      post_id bigint not null references posts on delete cascade,
      user_id bigint not null references users on delete cascade,
      stars smallint check (stars between 1 and 5),
      emoji text check (char_length(emoji) <= 16),
      reacted_at timestamptz not null default now(),
      primary key (post_id, user_id),
      check (stars is not null or emoji is not null)
    )`);
  await db.raw('create index reactions_user on reactions (user_id)');
  // Kept beside the rows they count: a feed shows twenty posts and must not count for each.
  await db.raw(`
    create table post_counts (
      post_id bigint primary key references posts on delete cascade,
      stars int not null default 0,
      stars_sum int not null default 0,
      emojis jsonb not null default '{}',
      comments int not null default 0,
      shares int not null default 0
    )`);
  await db.raw(`
    create table comments (
      id bigint generated always as identity primary key,
      post_id bigint not null references posts on delete cascade,
      author_id bigint not null references users on delete cascade,
      parent_id bigint references comments on delete cascade,
      client_id text check (char_length(client_id) <= 64),
      context text not null check (char_length(context) <= 2000 and (context <> '' or deleted_at is not null)),
      mentions text[] not null default '{}',
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      deleted_at timestamptz
    )`);
  await db.raw('create index comments_post on comments (post_id, id)');
  await db.raw('create index comments_parent on comments (parent_id) where parent_id is not null');
  await db.raw(
    'create unique index comments_client on comments (author_id, client_id) where client_id is not null',
  );
  await db.raw('create index comments_author on comments (author_id)');
  await db.raw(`
    create table post_shares (
      post_id bigint not null references posts on delete cascade,
      user_id bigint not null references users on delete cascade,
      shared_at timestamptz not null default now(),
      primary key (post_id, user_id)
    )`);
  await db.raw('create index post_shares_user on post_shares (user_id)');
  await db.raw(`
    create table hidden_posts (
      user_id bigint not null references users on delete cascade,
      post_id bigint not null references posts on delete cascade,
      hidden_at timestamptz not null default now(),
      primary key (user_id, post_id)
    )`);
  await db.raw('create index hidden_posts_post on hidden_posts (post_id)');
  await db.raw(`
    create table feed_positions (
      user_id bigint not null references users on delete cascade,
      tab text not null check (tab in ('friends', 'global')),
      post_id bigint not null,
      noted_at timestamptz not null,
      primary key (user_id, tab)
    )`);
  // What was said is copied: it must still be there when the author has thought better of it.
  await db.raw(`
    create table reports (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('post', 'comment', 'person')),
      reporter_id bigint references users on delete set null,
      about_id bigint references users on delete set null,
      post_id bigint references posts on delete set null,
      comment_id bigint references comments on delete set null,
      reason text not null,
      note text not null check (char_length(note) <= 1000),
      said text not null,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      settled_by bigint references users on delete set null
    )`);
  await db.raw('create index reports_open on reports (id desc) where settled_at is null');
  for (const column of ['reporter_id', 'about_id', 'post_id', 'comment_id', 'settled_by'])
    await db.raw(`create index reports_${column} on reports (${column})`);
}

export async function down(db: Knex): Promise<void> {
  for (const table of [
    'reports',
    'feed_positions',
    'hidden_posts',
    'post_shares',
    'comments',
    'post_counts',
    'reactions',
  ])
    await db.raw(`drop table ${table}`);
}
