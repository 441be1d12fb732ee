import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * One registry for each server, so that two in one process (tests) do not count together. Once begun, prom-client
 * watches the process itself to its end, and keeps what it was begun in: tests, which come and go by the hundred in
 * one process, do without.
 */
export function createMetrics({ ofProcess }: { ofProcess: boolean }) {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'plaza_http_request_seconds',
    help: 'How long calls took, by the name of the call and the status.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'plaza_unexpected_errors_total',
    help: 'Faults that were logged whole and shown as one calm sentence.',
    registers: [registry],
  });

  return {
    registry,
    requests,
    failures,
    /** A number that is read when somebody looks. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
  };
}
