import { z } from 'zod';

/** A mailing has gone on; load its numbers. Said on `outreach-all`, to those who write to investors. */
export const CampaignChanged = z.object({ id: z.string() });
