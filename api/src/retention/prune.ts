import { sweepChallenges } from '../auth/passkeys/challenges.ts';
import { sweepInvitations } from '../auth/invitations/invitations.ts';
import { sweepSignups } from '../auth/signup/beginSignup.ts';
import { sweepFamilies } from '../auth/families.ts';
import { sweepCodes } from '../auth/mailCodes.ts';
import { sweepAccountTries } from '../auth/tryCounter.ts';
import { sweepFlows } from '../auth/outside/oauthFlow.ts';
import { markTagsAgain } from '../feed/markTagsAgain.ts';
import { dropGivenUpJobs } from '../jobs/dropGivenUpJobs.ts';
import { sweepMails } from '../mail/sweepMails.ts';
import { sweepMatches } from '../matches/sweepMatches.ts';
import { sweepHeld } from '../moderation/held/decideHeld.ts';
import type { Plaza } from '../plaza.ts';
import { sweepEndedDevices } from '../push/devices/sweepDeviceJob.ts';
import { dropOldEvents } from '../realtime/eventLog.ts';
import { sweepBeacons } from '../remotes/health/takeBeacons.ts';
import { failUnmade } from '../videos/making/failUnmade.ts';
import { keepWaiting } from '../videos/making/keepWaiting.ts';
import { forgetViewers } from '../videos/views/viewCounts.ts';
import { sweepVisits } from '../zones/live/visits.ts';
import { forgetOverdue } from '../account/forgetOverdue.ts';

type World = Pick<Plaza, 'db' | 'clock' | 'log'>;

/** Everything that is kept for a time only, and what takes it away. */
const RETAINED: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'guesses at accounts': ({ db, clock }) => sweepAccountTries(db, clock.now()),
  'answered challenges': ({ db, clock }) => sweepChallenges(db, clock.now()),
  'codes of mails': ({ db, clock }) => sweepCodes(db, clock.now()),
  'old invitations': ({ db, clock }) => sweepInvitations(db, clock.now()),
  'logins that ended': ({ db, clock }) => sweepFamilies(db, clock.now()),
  'logins elsewhere': ({ db, clock }) => sweepFlows(db, clock.now()),
  'unfinished sign-ups': ({ db, clock }) => sweepSignups(db, clock.now()),
  mails: ({ db, clock }) => sweepMails(db, clock.now()),
  'jobs that were given up': ({ db, clock }) => dropGivenUpJobs(db, clock.now()),
  'what was held back and decided': ({ db, clock }) => sweepHeld(db, clock.now()),
  'who watched which video': ({ db, clock }) => forgetViewers(db, clock.now()),
  'videos that wait to be made': ({ db, clock }) => keepWaiting(db, clock.now()),
  'videos that nobody will make': ({ db }) => failUnmade(db),
  events: ({ db }) => dropOldEvents(db),
  'what browsers told of remotes': ({ db, clock }) => sweepBeacons(db, clock.now()),
  'browsers of logins that ended': ({ db, clock }) => sweepEndedDevices(db, clock.now()),
  'who was in which zone': ({ db }) => sweepVisits(db),
  'matches that are over': ({ db, clock }) => sweepMatches(db, clock.now()),
  'people who left': forgetOverdue,
  'tags of what is public no more, or is again': (world) => markTagsAgain(world),
};

/**
 * Takes away what is over. One that cannot be does not keep the others, and is tried again in an hour. A server that
 * closes waits for none of it: the next start goes on.
 */
export async function prune(world: World & Partial<Pick<Plaza, 'closing'>>): Promise<void> {
  for (const [what, act] of Object.entries(RETAINED)) {
    if (world.closing?.aborted) return;
    await act(world).catch((error: unknown) => {
      if (world.closing?.aborted) return;
      world.log.error({ err: error, what }, 'what is over could not be taken away');
    });
  }
}
