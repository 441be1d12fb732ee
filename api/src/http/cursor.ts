import { badInput } from './commonErrors.ts';

/** Where a page ends, as a word that a client hands back and need not understand. */
export function cursorOf(list: string, id: string): string {
  return Buffer.from(`${list}:${id}`).toString('base64url');
}

/** The id in a cursor of this list. Whatever else comes is a wrong input, not the beginning of the list. */
export function readCursor(list: string, cursor: string | undefined, field = 'query.cursor'): string | null {
  if (cursor === undefined) return null;
  const [name, id = ''] = Buffer.from(cursor, 'base64url').toString().split(':');
  if (name !== list || !/^[1-9]\d{0,17}$/.test(id)) {
    throw badInput({ fields: { [field]: 'Not a cursor of this list.' } });
  }
  return id;
}
