import type { RemoteApp } from '../../remote.ts';
import type { Session } from '../../session.ts';
import { contractFits, CONTRACT } from '../../version.ts';
import type { TestAnswers } from '../TestAnswers.ts';
import { checkAbort } from './checkAbort.ts';
import { checkApiDown } from './checkApiDown.ts';
import { checkLogout } from './checkLogout.ts';
import { checkOlderShell } from './checkOlderShell.ts';
import { checkRemounts } from './checkRemounts.ts';
import { checkRenderError } from './checkRenderError.ts';
import { isShown } from './isShown.ts';
import { mountForCheck } from './mountForCheck.ts';
import { outsideAct } from './settle.ts';

export interface Candidate {
  app: RemoteApp;
  /** One of the addresses at which it shows something. */
  path: string;
  answers: TestAnswers;
  /** The contract that its package.json names; that of this package, unless said otherwise. */
  contract?: string;
  /** Who is looking; a member, unless said otherwise. */
  session?: Session | undefined;
}

export interface Check {
  title: string;
  /** Throws with a sentence when the candidate fails. */
  run(candidate: Candidate): Promise<void>;
}

const owed: readonly Check[] = [
  { title: 'speaks a contract that the shell offers', run: checkContract },
  { title: 'mounts and shows something', run: checkMount },
  { title: 'unmounts and leaves the element empty', run: checkUnmount },
  { title: 'leaves nothing behind after 5 lives', run: checkRemounts },
  { title: 'does without what an older shell lacks', run: checkOlderShell },
  { title: 'goes quietly when it is asked to leave while mounting', run: checkAbort },
  { title: 'survives a logout while everything is on its way', run: checkLogout },
  { title: 'tells the shell of a render error and leaves the rest of the page alone', run: checkRenderError },
  { title: 'shows something when the api refuses everything', run: checkApiDown },
];

/** What every remote and every widget owes the shell. */
export const checks: readonly Check[] = owed.map(({ title, run }) => ({
  title,
  run: (candidate) => outsideAct(() => run(candidate)),
}));

async function checkContract({ app }: Candidate) {
  if (typeof app?.mount !== 'function')
    throw new Error('There is no mount(): export const app = defineRemote(Root).');
  if (!contractFits(CONTRACT, app.contract)) {
    throw new Error(`It needs contract ${app.contract}, the shell offers ${CONTRACT}.`);
  }
}

async function checkMount(candidate: Candidate) {
  const life = await mountForCheck(candidate);
  const { records, element } = life;
  if (records.errors.length > 0) throw new Error(`It failed while mounting: ${String(records.errors[0])}`);
  if (!isShown(element)) throw new Error('mount() is done and nothing is to be seen.');
  await life.end();
}

async function checkUnmount(candidate: Candidate) {
  const life = await mountForCheck(candidate);
  await life.end();
  if (life.element.childNodes.length > 0)
    throw new Error(`unmount() leaves ${life.element.innerHTML.slice(0, 200)}`);
}
