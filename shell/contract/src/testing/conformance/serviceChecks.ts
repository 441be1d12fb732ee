import { ApiError } from '../../api.ts';
import type { RemoteService, StartedService } from '../../service.ts';
import { CONTRACT, contractFits } from '../../version.ts';
import { createTestShell, type TestShell, type TestShellOptions } from '../createTestShell.ts';
import type { TestAnswers } from '../TestAnswers.ts';
import { inOldContext } from './checkOlderShell.ts';
import { settle } from './settle.ts';
import { watchWorld } from './watchWorld.ts';

/** Long, because a test machine may be busy; only a service that never starts waits it out. */
const PATIENCE_MS = 15_000;
const LIVES = 5;

export interface ServiceCandidate extends Pick<TestShellOptions, 'answers' | 'hubAnswers' | 'keys'> {
  service: RemoteService;
  /** The contract that its package.json names; that of this package, unless said otherwise. */
  contract?: string;
}

export interface ServiceCheck {
  title: string;
  /** Throws with a sentence when the candidate fails. */
  run(candidate: ServiceCandidate): Promise<void>;
}

/** What every service owes the shell. */
export const serviceChecks: readonly ServiceCheck[] = [
  { title: 'speaks a contract that the shell offers', run: checkContract },
  { title: 'starts and stops without an error', run: checkLife },
  { title: 'shows nothing', run: checkHeadless },
  { title: 'leaves nothing behind after 5 lives', run: checkLives },
  { title: 'does without what an older shell lacks', run: checkOldShell },
  { title: 'goes on when the api refuses everything', run: checkApiDown },
  { title: 'stops also when it is asked to before anything has answered', run: checkStopped },
];

async function checkContract({ service }: ServiceCandidate) {
  if (typeof service?.start !== 'function')
    throw new Error('There is no start(): export const service = defineService(start).');
  if (!contractFits(CONTRACT, service.contract))
    throw new Error(`It needs contract ${service.contract}, the shell offers ${CONTRACT}.`);
}

async function checkLife(candidate: ServiceCandidate) {
  const shell = shellOf(candidate);
  await live(candidate.service, shell);
  expectNone(shell, 'It failed');
}

async function checkHeadless(candidate: ServiceCandidate) {
  const before = document.body.innerHTML;
  const shell = shellOf(candidate);
  const started = await start(candidate.service, shell);
  const after = document.body.innerHTML;
  await stop(started, shell);
  const { titles, places, frames } = shell.records;
  if (after !== before || titles.length + places.size + frames.length > 0)
    throw new Error('It has a say on screen. That is for the remote and its widgets.');
}

async function checkLives(candidate: ServiceCandidate) {
  const watch = watchWorld();
  try {
    const left = new Set<string>();
    for (let life = 0; life < LIVES; life += 1) {
      const shell = shellOf(candidate);
      await live(candidate.service, shell);
      const { listeners, calls, holds, reader } = shell.records;
      if (listeners.size > 0) left.add(`${listeners.size} x a subscription to session, bus, hub or keys`);
      if (holds > 0) left.add('a hold against another version');
      if (reader) left.add('a way to read messages');
      for (const call of calls) if (call.status === 'waiting') left.add(`the call ${call.name}`);
    }
    for (const gain of watch.gained()) left.add(gain);
    if (left.size > 0) throw new Error(`After ${LIVES} lives there is still ${[...left].join('; ')}`);
  } finally {
    watch.stop();
  }
}

async function checkOldShell(candidate: ServiceCandidate) {
  const shell = shellOf(candidate);
  const old = { ...shell, ctx: inOldContext(shell.ctx, candidate.contract ?? candidate.service.contract) };
  await live(candidate.service, old).catch((error: unknown) => shell.records.errors.push(error));
  expectNone(shell, 'In an older shell it fails');
}

async function checkApiDown(candidate: ServiceCandidate) {
  const down = new ApiError('Plaza is taking a breath.', { code: 'http.unavailable', status: 503 });
  const answers: TestAnswers = Object.fromEntries(
    Object.keys(candidate.answers ?? {}).map((name) => [name, down]),
  );
  const shell = shellOf({ ...candidate, answers });
  await live(candidate.service, shell);
  expectNone(shell, 'It gives up when the api does');
}

async function checkStopped(candidate: ServiceCandidate) {
  const shell = shellOf(candidate);
  const starting = candidate.service.start(shell.ctx);
  shell.leave();
  // It may end its start or refuse to: both are fine, as long as nothing stays.
  const started = await starting.catch(() => undefined);
  await started?.stop();
  await settle();
  if (shell.records.errors.length > 0)
    throw new Error(`Being asked to stop is no error: ${String(shell.records.errors[0])}`);
  if (shell.records.listeners.size > 0) throw new Error('It still listens.');
}

function expectNone({ records: { errors } }: TestShell, words: string): void {
  if (errors.length > 0) throw new Error(`${words}: ${String(errors[0])}`);
}

function shellOf({ answers, hubAnswers, keys }: ServiceCandidate): TestShell {
  return createTestShell({
    ...(answers && { answers }),
    ...(hubAnswers && { hubAnswers }),
    ...(keys && { keys }),
  });
}

async function live(service: RemoteService, shell: TestShell): Promise<void> {
  await stop(await start(service, shell), shell);
}

async function start(service: RemoteService, { ctx }: TestShell): Promise<StartedService> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('start() does not come to an end.')), PATIENCE_MS);
  });
  const started = await Promise.race([service.start(ctx), late]).finally(() => clearTimeout(timer));
  await settle();
  return started;
}

/** As the shell does it: the signal first. */
async function stop(started: StartedService, shell: TestShell): Promise<void> {
  shell.leave();
  await started.stop();
  await settle();
}
