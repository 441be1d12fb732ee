import { describeConformance } from '@plaza/shell-contract/conformance';
import { setWindowWidth } from '@plaza/shell-contract/testing';

beforeAll(() => setWindowWidth(1280));

describeConformance('mf-games', async () => (await import('./remote.tsx')).app, {
  paths: ['/games'],
  answers: {
    'POST /games': [
      { id: '1', url: 'about:blank', title: 'Lantern Drop', width: 800, height: 600, isFavorited: false },
    ],
  },
});
