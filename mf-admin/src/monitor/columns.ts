/** What the table of people can show, in its order. What can be done with them is always there. */
export const PEOPLE_COLUMNS = ['id', 'name', 'email', 'username', 'last_active', 'created_at'] as const;

/** These it shows as long as nobody chooses others. */
export const USUAL_COLUMNS = 'id,name,email,username,last_active';

/** Those of an address that there are; the usual ones when there are none. */
export function columnsOf(text: string | null): string {
  const named = (text ?? '').split(',');
  return PEOPLE_COLUMNS.filter((one) => named.includes(one)).join(',') || USUAL_COLUMNS;
}
