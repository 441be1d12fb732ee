import { version as reactVersion } from 'react';
import { matchPath } from '../../matchPath.ts';
import type { RemoteApp } from '../../remote.ts';
import type { Session } from '../../session.ts';
import { contractFits, CONTRACT } from '../../version.ts';
import type { TestAnswers } from '../TestAnswers.ts';
import { checks } from './checks.ts';
import { hasOwnCopy, hasServiceModule, hasWidgetModule, type TestedRemote, remoteOf } from './remoteOf.ts';

/** Five lives of a large screen take their time on a busy machine. */
const TIMEOUT_MS = 60_000;

export interface ConformanceOptions {
  /** Addresses at which it shows something: at least one for each route of package.json. A widget is tried at `/`. */
  paths?: string[];
  /** What the api says to the calls that these addresses make. */
  answers?: TestAnswers;
  /** Who is looking; a member, unless said otherwise. */
  session?: Session;
}

/**
 * Registers the tests that every remote and every widget passes.
 * `describeConformance('mf-chat', async () => (await import('./remote.tsx')).app, { paths: ['/chat'], answers })`
 */
export function describeConformance(
  name: string,
  load: () => Promise<RemoteApp>,
  { paths = ['/'], answers = {}, session }: ConformanceOptions = {},
): void {
  describe(`${name} keeps the contract with the shell`, () => {
    const remote = remoteOf(expect.getState().testPath ?? '');
    for (const path of paths) {
      describe(`at ${path}`, () => {
        test.each(checks)(
          '$title',
          async ({ run }) => {
            await run({ app: await load(), path, answers, session, contract: remote.contract });
          },
          TIMEOUT_MS,
        );
      });
    }
    test('is tried at every route of its package.json', () => {
      if (isWidget(remote, name)) return;
      const untried = remote.routes.filter((route) => !paths.some((path) => matchPath(route, path)));
      expect(untried).toEqual([]);
    });
    test('runs on the React of the shell and has none of its own', () => expectSharedReact(remote));
    test('is described by its package.json as it is', () => {
      expect(contractFits(CONTRACT, remote.contract)).toBe(true);
      const missing = Object.values(remote.widgets).filter((exposed) => !hasWidgetModule(remote, exposed));
      expect(missing).toEqual([]);
      expect(hasServiceModule(remote)).toBe(remote.hasService);
    });
  });
}

function isWidget(remote: TestedRemote, name: string): boolean {
  return Object.keys(remote.widgets).includes(name);
}

function expectSharedReact(remote: TestedRemote) {
  for (const shared of ['react', 'react-dom']) {
    expect(remote.dependencies).toHaveProperty(shared, reactVersion);
    expect(hasOwnCopy(remote, shared)).toBe(false);
  }
}
