import type { HubStats } from '@plaza/api-contract';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from '../http/metrics.ts';

/** What browsers tell of their connections, as numbers of /metrics: the side of the wire that no server sees. */
export function hubStats({ registry }: Pick<Metrics, 'registry'>): (stats: HubStats) => void {
  const told = { labelNames: ['carrier'] as const, registers: [registry] };
  const connects = new Counter({
    ...told,
    name: 'plaza_hub_client_connects_total',
    help: 'Live connections that browsers made.',
  });
  const breaks = new Counter({
    ...told,
    name: 'plaza_hub_client_breaks_total',
    help: 'Live connections that broke under browsers.',
  });
  const failures = new Counter({
    ...told,
    name: 'plaza_hub_client_failures_total',
    help: 'Tries of browsers that led to no connection.',
  });
  const seconds = new Histogram({
    ...told,
    name: 'plaza_hub_client_connect_seconds',
    help: 'How long browsers took to connect and catch up.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  return ({ carrier, ...stats }) => {
    connects.inc({ carrier }, stats.connects);
    breaks.inc({ carrier }, stats.breaks);
    failures.inc({ carrier }, stats.failures);
    for (const ms of stats.connect_ms) seconds.observe({ carrier }, ms / 1_000);
  };
}
