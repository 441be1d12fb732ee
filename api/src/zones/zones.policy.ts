import type { MadeZoneRow } from './made/MadeZoneRow.ts';

/** Whoever made a zone changes it, invites to it and answers those who knock. */
export const isOwner = (me: { id: string }, zone: Pick<MadeZoneRow, 'owner_id'>) => zone.owner_id === me.id;
