import type { Slice } from '../http/slice.ts';
import { GLOBAL_CHANNEL } from './announce.ts';
import { postChannels } from './postChannels.ts';
import { answersRoutes } from './answers.routes.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { feedsRoutes } from './feeds.routes.ts';
import { postsRoutes } from './posts.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { samplePicturesJob } from './seed/samplePicturesJob.ts';

/** Posts, the lists they stand in, what people answer to them, and where the hub tells of it. */
export const feedRoutes: Slice = (on, plaza) => {
  for (const routes of [postsRoutes, feedsRoutes, answersRoutes, commentsRoutes, reportsRoutes])
    routes(on, plaza);

  on.job(samplePicturesJob);

  plaza.hub.openChannels({ prefix: GLOBAL_CHANNEL, mayEnter: (_, rest) => rest === '' });
  plaza.hub.openChannels(postChannels);
};
