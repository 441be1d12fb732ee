import { defineWords } from '../../words.ts';

export const actWords = defineWords('acts', {
  cancel: 'Cancel',
  failed: 'Something went wrong. Please try again.',
  activate: 'Activate',
  activateOne: 'Activate {version}',
  activateAsk: 'Activate {version}?',
  activateWords: 'Everyone gets this version of {room} at their next page.',
  activateDone: '{room} {version} is live.',
  rollback: 'Roll back',
  rollbackAsk: 'Roll {room} back?',
  rollbackWords: 'Everyone gets {version} again at their next page.',
  rollbackDone: '{room} is back at {version}.',
  kill: 'Switch off',
  killAsk: 'Switch {room} off?',
  killWords: 'Its pages say that it is switched off until somebody switches it on again.',
  killDone: '{room} is switched off.',
  revive: 'Switch on',
  reviveAsk: 'Switch {room} on?',
  reviveWords: 'Its live version is offered to everyone again.',
  reviveDone: '{room} is switched on.',
});
