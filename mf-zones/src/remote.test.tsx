import { describeConformance } from '@plaza/shell-contract/conformance';
import { thirteenZones } from './testing/thirteenZones.ts';

const answers = { 'GET /zones': thirteenZones, 'GET /zones/made': [], 'GET /zones/friends': [] };

describeConformance('mf-zones', async () => (await import('./remote.tsx')).app, {
  paths: ['/zones', '/zones/castle', '/zones/nowhere', '/create-zones'],
  answers,
});

describeConformance('zones.sidebar', async () => (await import('./sidebar.tsx')).app, { answers });

describeConformance('zones.cover', async () => (await import('./cover.tsx')).app, { answers });
