import type { RemoteService } from '../../service.ts';
import { remoteOf } from './remoteOf.ts';
import { type ServiceCandidate, serviceChecks } from './serviceChecks.ts';
import { outsideAct } from './settle.ts';

const TIMEOUT_MS = 60_000;

/** What the shell around it says: the answers of the api and the hub, and how the keys stand. */
export type ServiceConformanceOptions = Omit<ServiceCandidate, 'service' | 'contract'>;

/**
 * Registers the tests that every service passes.
 * `describeServiceConformance('mf-chat', async () => (await import('./service.ts')).service, { answers })`
 */
export function describeServiceConformance(
  name: string,
  load: () => Promise<RemoteService>,
  options: ServiceConformanceOptions = {},
): void {
  describe(`the service of ${name} keeps the contract with the shell`, () => {
    const { contract } = remoteOf(expect.getState().testPath ?? '');
    test.each(serviceChecks)(
      '$title',
      async ({ run }) => outsideAct(async () => run({ service: await load(), contract, ...options })),
      TIMEOUT_MS,
    );
    test('is told of in package.json', () => {
      expect(remoteOf(expect.getState().testPath ?? '').hasService).toBe(true);
    });
  });
}
