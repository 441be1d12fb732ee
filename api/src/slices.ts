import { authRoutes } from './auth/auth.routes.ts';
import { outsideRoutes } from './auth/outside/outside.routes.ts';
import { passkeyRoutes } from './auth/passkeys/passkey.routes.ts';
import { passkeyLoginRoutes } from './auth/passkeys/passkeyLogin.routes.ts';
import { sessionRoutes } from './auth/session.routes.ts';
import { signupRoutes } from './auth/signup.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { feedRoutes } from './feed/feed.routes.ts';
import { friendsRoutes } from './friends/friends.routes.ts';
import { hiddenPeopleRoutes } from './friends/hidden.routes.ts';
import { gamesRoutes } from './games/games.routes.ts';
import type { Slice } from './http/slice.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { platformRoutes } from './platform/platform.routes.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { realtimeRoutes } from './realtime/realtime.routes.ts';
import { remotesRoutes } from './remotes/remotes.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { accountRoutes } from './users/account.routes.ts';
import { zonesRoutes } from './zones/zones.routes.ts';

/** The rooms of the house. A new slice is one line here; remotes stays last, its pages take what nobody wanted. */
export const slices: readonly Slice[] = [
  authRoutes,
  signupRoutes,
  outsideRoutes,
  passkeyLoginRoutes,
  passkeyRoutes,
  sessionRoutes,
  accountRoutes,
  profilesRoutes,
  searchRoutes,
  mediaRoutes,
  feedRoutes,
  friendsRoutes,
  hiddenPeopleRoutes,
  notificationsRoutes,
  gamesRoutes,
  zonesRoutes,
  platformRoutes,
  mailRoutes,
  contactRoutes,
  realtimeRoutes,
  remotesRoutes,
];
