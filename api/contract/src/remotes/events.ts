import { z } from 'zod';

/** On the channel `remotes`, which every member may listen to: something else is live. Ask for the registry again. */
export const RemotesChanged = z.object({ revision: z.string() });
