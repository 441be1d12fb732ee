import { describeConformance } from '@plaza/shell-contract/conformance';
import { setWindowWidth } from '@plaza/shell-contract/testing';

beforeAll(() => setWindowWidth(1280));

describeConformance('mf-feed', async () => (await import('./remote.tsx')).app, {
  paths: ['/', '/profile', '/user/cedar', '/search', '/search?q=cedar'],
  answers: {
    'GET /profile': { name: 'Juniper Adeyemi', username: 'juniper', profile: null },
    'GET /profile/:username': { name: 'Cedar Novak', username: 'cedar', profile: null },
    'GET /chat/search/:username': [{ id: '3', name: 'Cedar Novak', username: 'cedar', profile: null }],
  },
});
