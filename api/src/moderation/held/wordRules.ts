import { type CallInput, MOST_WORD_RULES, type WordRule } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { tidyRule } from '../../feed/held/rulesIn.ts';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { ruleThere, tooManyRules, unknownRule, wrongRule } from '../moderation.errors.ts';

interface World {
  db: Knex;
  clock: Clock;
}

/** The rules that moderators keep, by what they look for. */
export async function listRules(db: Knex, id?: string): Promise<WordRule[]> {
  return db('word_rules as r')
    .leftJoin('users as u', 'u.id', 'r.made_by')
    .modify((all) => void (id && all.where('r.id', id)))
    .orderBy([{ column: 'r.kind' }, { column: 'r.pattern' }])
    .select('r.id', 'r.kind', 'r.pattern', 'r.made_at', { by: 'u.username' });
}

/** Adds a rule. It holds from the next post on; what stands there already it leaves alone. */
export async function addRule(
  { db, clock }: World,
  me: Member,
  { kind, pattern: typed }: CallInput<'POST /moderation/rules'>['body'],
): Promise<WordRule> {
  const pattern = tidyRule({ kind, pattern: typed });
  if (pattern === null) throw wrongRule({ fields: { 'body.pattern': wrongRule.declared.sentence } });
  await takeTurn(db, 'word rules');
  const { rows } = await db.raw('select count(*)::int as count from word_rules');
  permit(rows[0].count < MOST_WORD_RULES, tooManyRules);
  const [kept] = await db('word_rules')
    .insert({ kind, pattern, made_by: me.id, made_at: clock.now() })
    .onConflict(['kind', 'pattern'])
    .ignore()
    .returning('id');
  const { id } = found<{ id: string }>(kept, ruleThere);
  await recordAct(
    { db, clock },
    { by: me, act: 'rule.made', about: { kind: 'rule', id }, details: { pattern } },
  );
  return found((await listRules(db, id))[0], unknownRule);
}

export async function removeRule({ db, clock }: World, me: Member, id: string): Promise<void> {
  const [gone] = await db('word_rules').where({ id }).delete().returning('pattern');
  const { pattern } = found<{ pattern: string }>(gone, unknownRule);
  await recordAct(
    { db, clock },
    { by: me, act: 'rule.removed', about: { kind: 'rule', id }, details: { pattern } },
  );
}
