import { achievementsRoutes } from './achievements/achievements.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { outsideRoutes } from './auth/outside/outside.routes.ts';
import { passkeyRoutes } from './auth/passkeys/passkey.routes.ts';
import { passkeyLoginRoutes } from './auth/passkeys/passkeyLogin.routes.ts';
import { sessionRoutes } from './account/session.routes.ts';
import { signupRoutes } from './auth/signup.routes.ts';
import { catalogueRoutes } from './settings/catalogue/catalogue.routes.ts';
import { chatBlobsRoutes } from './chat/blobs/blobs.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { conversationsRoutes } from './chat/conversations.routes.ts';
import { chatEpochsRoutes } from './chat/epochs/epochs.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { favoritesRoutes } from './games/favorites/favorites.routes.ts';
import { feedRoutes } from './feed/feed.routes.ts';
import { friendsRoutes } from './people/friends.routes.ts';
import { hiddenPeopleRoutes } from './people/hidden.routes.ts';
import { gamesRoutes } from './games/games.routes.ts';
import type { Slice } from './http/slice.ts';
import { keyDevicesRoutes } from './keys/devices.routes.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { keyLinksRoutes } from './keys/links/links.routes.ts';
import { investorRoutes } from './investors/investors.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { matchesRoutes } from './matches/matches.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { monitorRoutes } from './monitor/monitor.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { platformRoutes } from './platform/platform.routes.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { pushDevicesRoutes } from './push/devices/devices.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { realtimeRoutes } from './realtime/realtime.routes.ts';
import { remotesRoutes } from './remotes.routes.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { rolesRoutes } from './roles/roles.routes.ts';
import { scoresRoutes } from './scores/scores.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { accountRoutes } from './account/account.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { videosRoutes } from './videos/videos.routes.ts';
import { zonesRoutes } from './zones/zones.routes.ts';

/** The features of the server. A new slice is one line here; remotes stays last, its pages take what nobody wanted. */
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
  keysRoutes,
  keyDevicesRoutes,
  keyLinksRoutes,
  chatRoutes,
  chatEpochsRoutes,
  chatBlobsRoutes,
  conversationsRoutes,
  pushDevicesRoutes,
  pushRoutes,
  gamesRoutes,
  favoritesRoutes,
  scoresRoutes,
  achievementsRoutes,
  matchesRoutes,
  videosRoutes,
  zonesRoutes,
  platformRoutes,
  mailRoutes,
  contactRoutes,
  rolesRoutes,
  monitorRoutes,
  moderationRoutes,
  liveRoutes,
  settingsRoutes,
  catalogueRoutes,
  setupRoutes,
  investorRoutes,
  auditRoutes,
  realtimeRoutes,
  retentionRoutes,
  remotesRoutes,
];
