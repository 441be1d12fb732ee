import { z } from 'zod';

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** The id of something, after what stands before it: what is none is taken for the id of nothing, not for bad input. */
export function anyUuid(before = '') {
  const isId = (id: string) => id.startsWith(before) && z.uuid().safeParse(id.slice(before.length)).success;
  return z.string().overwrite((id) => (isId(id) ? id : `${before}${NOTHING}`));
}
