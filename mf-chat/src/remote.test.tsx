import { describeConformance } from '@plaza/shell-contract/conformance';

describeConformance('mf-chat', async () => (await import('./remote.tsx')).app, {
  paths: ['/chat', '/chat/7'],
  answers: { 'GET /chat/search/:username': [] },
});
