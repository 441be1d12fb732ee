import { describeConformance } from '@plaza/shell-contract/conformance';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { aGame } from './testing/aGame.ts';

beforeAll(() => {
  setWindowWidth(1280);
  // Whoever offers the place of a widget says whose profile it is.
  document.body.dataset['person'] = 'amber';
});

describeConformance('games.achievements', async () => (await import('./achievements.tsx')).app, {
  answers: { 'GET /achievements/:username': [] },
});

describeConformance('mf-games', async () => (await import('./remote.tsx')).app, {
  paths: ['/games', '/play/1', '/videos', '/favorites'],
  answers: {
    'GET /games/:id': aGame('Lantern Drop'),
    'POST /videos': [{ VideoID: '1', Title: 'Night', URL: '/night.webm', kind: 'file' }],
    'GET /fav': [{ id: '1', title: 'Lantern Drop', image_url: '' }],
    'GET /fav-settings': { public: true },
    'POST /games': [aGame('Lantern Drop')],
  },
});
