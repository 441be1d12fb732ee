import type { Knex } from 'knex';

/**
 * The audit log: append-only and hash chained. Names are not in the chain, so that a person who is forgotten can be
 * taken out of `details` without breaking it: what stays is that there were such details, by their hash.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table audit_log (
      seq bigint primary key,
      at timestamptz not null,
      actor_id bigint,
      act text not null,
      about_kind text not null,
      about_id text not null,
      details json,
      details_hash bytea not null,
      hash bytea not null
    )`);
  await db.raw('create index audit_log_actor on audit_log (actor_id, seq desc)');
  await db.raw('create index audit_log_about on audit_log (about_kind, about_id, seq desc)');
  await db.raw('create index audit_log_act on audit_log (act text_pattern_ops, seq desc)');
  // Where the chain ends: locked by whoever adds to it, and proof that its end was not cut off.
  await db.raw(`
    create table audit_head (
      one boolean primary key default true check (one),
      seq bigint not null,
      hash bytea not null
    )`);
  await db.raw(`insert into audit_head (seq, hash) values (0, ''::bytea)`);
  await db.raw(`
    create function audit_refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.details is null
        and (new.seq, new.at, new.actor_id, new.act, new.about_kind, new.about_id, new.details_hash, new.hash)
          is not distinct from
          (old.seq, old.at, old.actor_id, old.act, old.about_kind, old.about_id, old.details_hash, old.hash)
      then return new; end if;
      raise exception 'audit_log is append-only: % refused', tg_op;
    end $$`);
  await db.raw(`
    create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function audit_refuse_change()`);
  await db.raw(`
    create trigger audit_log_not_emptied before truncate on audit_log
    for each statement execute function audit_refuse_change()`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table audit_head');
  await db.raw('drop table audit_log');
  await db.raw('drop function audit_refuse_change()');
}
