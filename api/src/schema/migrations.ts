import type { Migration } from '../db/migrate.ts';
import * as users from '../users/migrations/20261120_1000_users.ts';
import * as sessions from '../auth/migrations/20261120_1010_sessions.ts';
import * as mail from '../mail/migrations/20261120_1020_mail.ts';
import * as games from '../games/migrations/20261120_1030_games.ts';
import * as forgottenDeployers from '../remotes/migrations/20261129_1310_forgotten_deployers.ts';
import * as remotes from '../remotes/migrations/20261120_1040_remotes.ts';
import * as services from '../remotes/migrations/20261122_1500_services.ts';
import * as hub from '../realtime/migrations/20261120_1232_hub.ts';
import * as hubNotices from '../realtime/migrations/20261122_1810_hub_notices.ts';
import * as hubLogTimes from '../realtime/migrations/20261128_1120_hub_log_times.ts';
import * as earlierActs from '../notifications/migrations/20261129_1240_earlier_acts.ts';
import * as rungActors from '../notifications/migrations/20261128_1130_rung_actors.ts';
import * as hubLogWithoutAge from '../realtime/migrations/20261128_0320_hub_log_without_age.ts';
import * as hubLogWithoutKeys from '../realtime/migrations/20261123_1415_hub_log_without_keys.ts';
import * as passwordSalts from '../auth/migrations/20261120_1236_password_salts.ts';
import * as mailCodes from '../auth/migrations/20261120_1237_mail_codes.ts';
import * as resetSeed from '../auth/migrations/20261129_0050_reset_seed.ts';
import * as resetSeedAge from '../auth/migrations/20261129_0150_reset_seed_age.ts';
import * as people from '../users/migrations/20261120_1238_people.ts';
import * as outside from '../auth/migrations/20261120_1239_outside.ts';
import * as media from '../media/migrations/20261120_1400_media.ts';
import * as passkeys from '../auth/migrations/20261120_1400_passkeys.ts';
import * as triesUnlogged from '../auth/migrations/20261120_1405_tries_unlogged.ts';
import * as twoSalts from '../auth/migrations/20261120_1415_two_salts.ts';
import * as wayOn from '../auth/migrations/20261120_1425_way_on.ts';
import * as sessionLanguage from '../auth/migrations/20261120_2345_session_language.ts';
import * as signups from '../auth/migrations/20261122_1440_signups.ts';
import * as mailedProof from '../auth/migrations/20261122_1450_mailed_proof.ts';
import * as arrivedTokens from '../auth/migrations/20261122_1455_arrived_tokens.ts';
import * as invitations from '../auth/migrations/20261122_2205_invitations.ts';
import * as privilegedActs from '../auth/migrations/20261122_2120_privileged_acts.ts';
import * as forgotten from '../users/migrations/20261122_1500_forgotten.ts';
import * as mailSecrets from '../mail/migrations/20261122_1505_mail_secrets.ts';
import * as operatorTokens from '../remotes/migrations/20261122_1510_operator_tokens.ts';
import * as beacons from '../remotes/migrations/20261122_1530_beacons.ts';
import * as tellers from '../remotes/migrations/20261129_1015_tellers.ts';
import * as established from '../remotes/migrations/20261124_1305_established.ts';
import * as maxima from '../users/migrations/20261120_1450_maxima.ts';
import * as forgottenPeople from '../users/migrations/20261129_2150_forgotten_people.ts';
import * as friends from '../friends/migrations/20261120_1402_friends.ts';
import * as feed from '../feed/migrations/20261120_1403_feed.ts';
import * as held from '../feed/migrations/20261122_1805_held.ts';
import * as answers from '../feed/migrations/20261120_1405_answers.ts';
import * as commentNames from '../feed/migrations/20261129_1030_comment_names.ts';
import * as tagsOfShutOut from '../feed/migrations/20261130_0010_tags_of_shut_out.ts';
import * as newestActors from '../notifications/migrations/20261130_0020_newest_actors.ts';
import * as publicTags from '../feed/migrations/20261129_2010_public_tags.ts';
import * as notifications from '../notifications/migrations/20261120_1406_notifications.ts';
import * as newestActor from '../notifications/migrations/20261120_1715_newest_actor.ts';
import * as profiles from '../profiles/migrations/20261120_1410_profiles.ts';
import * as formerPicture from '../profiles/migrations/20261120_2340_former_picture.ts';
import * as keys from '../keys/migrations/20261122_1120_keys.ts';
import * as linksOfSessions from '../keys/migrations/20261129_1040_links_of_sessions.ts';
import * as deviceSessions from '../keys/migrations/20261129_0955_device_sessions.ts';
import * as chat from '../chat/migrations/20261122_1130_chat.ts';
import * as titleBlobs from '../chat/migrations/20261122_2115_title_blobs.ts';
import * as refusedWraps from '../chat/migrations/20261123_1420_refused_wraps.ts';
import * as leavingsAndUploads from '../chat/migrations/20261123_1350_leavings_and_uploads.ts';
import * as push from '../push/migrations/20261122_1140_push.ts';
import * as roles from '../roles/migrations/20261122_1110_roles.ts';
import * as audit from '../audit/migrations/20261122_1115_audit.ts';
import * as monitor from '../monitor/migrations/20261122_1120_monitor.ts';
import * as remoteUse from '../remotes/migrations/20261122_1500_remote_use.ts';
import * as sourcePlaces from '../remotes/migrations/20261122_1835_source_places.ts';
import * as settings from '../settings/migrations/20261122_1510_settings.ts';
import * as logos from '../settings/migrations/20261122_2140_logos.ts';
import * as setup from '../setup/migrations/20261122_1545_setup.ts';
import * as live from '../live/migrations/20261122_1450_live.ts';
import * as moderation from '../moderation/migrations/20261122_1440_moderation.ts';
import * as zonesAndSlowest from '../live/migrations/20261124_1030_zones_and_slowest.ts';
import * as mutedPeople from '../monitor/migrations/20261124_0550_muted_people.ts';
import * as liftedDecisions from '../moderation/migrations/20261124_0545_lifted_decisions.ts';
import * as mutes from '../moderation/migrations/20261123_1805_mutes.ts';
import * as blockedMails from '../investors/migrations/20261127_2030_blocked_mails.ts';
import * as mailingsSideBySide from '../investors/migrations/20261127_2040_mailings_side_by_side.ts';
import * as bounceMailsLeft from '../investors/migrations/20261127_2050_bounce_mails_left.ts';
import * as investors from '../investors/migrations/20261122_1130_investors.ts';
import * as investorHashes from '../investors/migrations/20261123_0220_investor_hashes.ts';
import * as search from '../search/migrations/20261120_1411_search.ts';
import * as favorites from '../games/migrations/20261122_1200_favorites.ts';
import * as zones from '../zones/migrations/20261122_1430_zones.ts';
import * as zoneTags from '../zones/migrations/20261122_1820_zone_tags.ts';
import * as thingsOfZones from '../zones/migrations/20261129_1245_things_of_zones.ts';
import * as newestZones from '../zones/migrations/20261129_1300_newest_zones.ts';
import * as makersOfTokens from '../remotes/migrations/20261201_0330_makers_of_tokens.ts';
import * as keysOfZones from '../zones/migrations/20261201_0340_keys_of_zones.ts';
import * as versionAlts from '../feed/migrations/20261130_1930_version_alts.ts';
import * as zonesOfWhoIsGone from '../zones/migrations/20261130_0020_zones_of_who_is_gone.ts';
import * as scores from '../scores/migrations/20261122_1520_scores.ts';
import * as matches from '../matches/migrations/20261122_1540_matches.ts';
import * as matchInvitations from '../matches/migrations/20261123_0205_match_invitations.ts';
import * as matchWatchers from '../matches/migrations/20261122_2150_match_watchers.ts';
import * as groupsWithoutOwner from '../chat/migrations/20261129_1650_groups_without_owner.ts';
import * as achievements from '../achievements/migrations/20261122_1840_achievements.ts';
import * as videos from '../videos/migrations/20261122_1201_videos.ts';
import * as memberVideos from '../videos/migrations/20261122_1810_member_videos.ts';
import * as videoViews from '../videos/migrations/20261124_1010_video_views.ts';

/**
 * Every migration of every slice. They run in the order of their names, whichever slice they
 * live in: name a new one after the present time. One that is merged is never edited.
 */
export const migrations: readonly Migration[] = [
  { name: '20261120_1000_users', ...users },
  { name: '20261120_1010_sessions', ...sessions },
  { name: '20261120_1020_mail', ...mail },
  { name: '20261120_1030_games', ...games },
  { name: '20261120_1040_remotes', ...remotes },
  { name: '20261120_1232_hub', ...hub },
  { name: '20261120_1236_password_salts', ...passwordSalts },
  { name: '20261120_1237_mail_codes', ...mailCodes },
  { name: '20261120_1238_people', ...people },
  { name: '20261120_1239_outside', ...outside },
  { name: '20261120_1400_media', ...media },
  { name: '20261120_1400_passkeys', ...passkeys },
  { name: '20261120_1405_tries_unlogged', ...triesUnlogged },
  { name: '20261120_1415_two_salts', ...twoSalts },
  { name: '20261120_1425_way_on', ...wayOn },
  { name: '20261120_1450_maxima', ...maxima },
  { name: '20261120_2345_session_language', ...sessionLanguage },
  { name: '20261120_1402_friends', ...friends },
  { name: '20261120_1403_feed', ...feed },
  { name: '20261120_1405_answers', ...answers },
  { name: '20261120_1406_notifications', ...notifications },
  {
    name: '20261120_1715_newest_actor',
    takesAway: 'there was no release before it',
    ...newestActor,
  },
  { name: '20261120_1410_profiles', ...profiles },
  { name: '20261120_2340_former_picture', ...formerPicture },
  { name: '20261120_1411_search', ...search },
  { name: '20261122_1200_favorites', ...favorites },
  { name: '20261122_1201_videos', ...videos },
  { name: '20261122_1810_member_videos', ...memberVideos },
  { name: '20261122_1840_achievements', ...achievements },
  { name: '20261122_1520_scores', ...scores },
  { name: '20261122_1540_matches', ...matches },
  { name: '20261122_1120_keys', ...keys },
  { name: '20261122_1130_chat', ...chat },
  { name: '20261122_1140_push', ...push },
  { name: '20261122_1110_roles', ...roles },
  { name: '20261122_1115_audit', ...audit },
  { name: '20261122_1120_monitor', ...monitor },
  { name: '20261122_1130_investors', ...investors },
  { name: '20261123_0220_investor_hashes', ...investorHashes },
  { name: '20261122_1430_zones', ...zones },
  { name: '20261122_1440_signups', ...signups },
  { name: '20261122_1440_moderation', ...moderation },
  { name: '20261122_1450_live', ...live },
  { name: '20261122_1450_mailed_proof', ...mailedProof },
  { name: '20261122_1455_arrived_tokens', ...arrivedTokens },
  { name: '20261122_1500_services', ...services },
  { name: '20261122_1500_forgotten', ...forgotten },
  { name: '20261122_1505_mail_secrets', ...mailSecrets },
  { name: '20261122_1510_operator_tokens', ...operatorTokens },
  { name: '20261122_1500_remote_use', ...remoteUse },
  { name: '20261122_1510_settings', ...settings },
  { name: '20261122_1530_beacons', ...beacons },
  { name: '20261122_1545_setup', ...setup },
  { name: '20261122_1805_held', ...held },
  { name: '20261122_1810_hub_notices', ...hubNotices },
  { name: '20261122_1820_zone_tags', ...zoneTags },
  { name: '20261122_1835_source_places', ...sourcePlaces },
  { name: '20261122_2120_privileged_acts', ...privilegedActs },
  { name: '20261122_2140_logos', ...logos },
  { name: '20261122_2115_title_blobs', ...titleBlobs },
  { name: '20261122_2150_match_watchers', ...matchWatchers },
  { name: '20261122_2205_invitations', ...invitations },
  { name: '20261123_0205_match_invitations', ...matchInvitations },
  { name: '20261123_1415_hub_log_without_keys', ...hubLogWithoutKeys },
  { name: '20261123_1350_leavings_and_uploads', ...leavingsAndUploads },
  { name: '20261123_1420_refused_wraps', ...refusedWraps },
  { name: '20261123_1805_mutes', ...mutes },
  { name: '20261124_0545_lifted_decisions', ...liftedDecisions },
  { name: '20261124_0550_muted_people', ...mutedPeople },
  { name: '20261124_1010_video_views', ...videoViews },
  { name: '20261124_1030_zones_and_slowest', ...zonesAndSlowest },
  { name: '20261124_1305_established', ...established },
  { name: '20261127_2030_blocked_mails', ...blockedMails },
  { name: '20261127_2040_mailings_side_by_side', ...mailingsSideBySide },
  { name: '20261127_2050_bounce_mails_left', ...bounceMailsLeft },
  { name: '20261128_0320_hub_log_without_age', ...hubLogWithoutAge },
  { name: '20261128_1120_hub_log_times', ...hubLogTimes },
  { name: '20261128_1130_rung_actors', ...rungActors },
  { name: '20261129_0050_reset_seed', ...resetSeed },
  { name: '20261129_0150_reset_seed_age', ...resetSeedAge },
  { name: '20261129_0955_device_sessions', ...deviceSessions },
  { name: '20261129_1040_links_of_sessions', ...linksOfSessions },
  { name: '20261129_1015_tellers', ...tellers },
  { name: '20261129_1030_comment_names', ...commentNames },
  { name: '20261129_1245_things_of_zones', ...thingsOfZones },
  { name: '20261129_1300_newest_zones', ...newestZones },
  { name: '20261129_1240_earlier_acts', ...earlierActs },
  { name: '20261129_1310_forgotten_deployers', ...forgottenDeployers },
  { name: '20261129_1650_groups_without_owner', ...groupsWithoutOwner },
  { name: '20261129_2010_public_tags', ...publicTags },
  { name: '20261129_2150_forgotten_people', ...forgottenPeople },
  { name: '20261130_0010_tags_of_shut_out', ...tagsOfShutOut },
  { name: '20261130_0020_newest_actors', ...newestActors },
  { name: '20261130_0020_zones_of_who_is_gone', ...zonesOfWhoIsGone },
  { name: '20261130_1930_version_alts', ...versionAlts },
  { name: '20261201_0330_makers_of_tokens', ...makersOfTokens },
  { name: '20261201_0340_keys_of_zones', ...keysOfZones },
];
