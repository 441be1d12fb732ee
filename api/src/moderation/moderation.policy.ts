import type { Member } from '../http/session.ts';
import { isAdministrator } from '../roles/roles.policy.ts';

type Keeper = Pick<Member, 'id' | 'isAdmin' | 'role'>;

/**
 * An appeal is answered by somebody else than who decided. Only an administrator who is alone answers their own, which is
 * said to both sides. `keepers` are all who decide about reports.
 */
export function canRule(
  member: Keeper,
  { made_by, about_id }: { made_by: string | null; about_id: string | null },
  keepers: readonly Keeper[],
): boolean {
  if (about_id === member.id) return false;
  if (made_by !== member.id) return true;
  return isAdministrator(member) && !keepers.some(({ id }) => id !== member.id && id !== about_id);
}
