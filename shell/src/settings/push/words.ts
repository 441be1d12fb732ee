import { defineWords } from '../../words.ts';

export const pushWords = defineWords('push', {
  title: 'Notifications on your devices',
  about:
    'Told on this device when somebody writes to you, also when {brand} is closed. The words are opened here: the service that carries them cannot read them.',
  loading: 'Loading your notifications',
  failed: 'Your notifications did not load',
  unsupported: 'This browser cannot be notified, or this page came without https.',
  prompt: 'Notifications are off. The browser will ask you once.',
  granted: 'Notifications are allowed, and this browser is not registered.',
  registered: 'This browser is registered for notifications.',
  denied: 'You have told this browser not to show notifications. Its settings for this page change that.',
  start: 'Turn on notifications',
  stop: 'Turn off notifications',
  startFailed: 'The browser could not be registered. Please try again later.',
  stopFailed: 'The browser could not be taken off. Please try again later.',
  test: 'Send a test',
  tested: 'A test is on its way to this device.',

  chat: 'Messages',
  chatHint: 'When somebody writes to you.',
  bell: 'What the bell tells',
  bellHint: 'Requests, comments, reactions and mentions.',
  quiet: 'Quiet hours',
  quietHint: 'Nothing is pushed in these hours, by the clock of {zone}.',
  from: 'From',
  until: 'Until',
  saveFailed: 'That could not be saved. Please try again later.',

  devices: 'Devices that are notified',
  none: 'No device is registered yet.',
  thisDevice: 'This browser',
  neverSent: 'Registered {since}, nothing sent yet',
  lastSent: 'Registered {since}, last notified {sent}',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removed: 'That device is notified no more.',
});
