import { defineWords } from '../../words.ts';

export const flickWords = defineWords('flicks', {
  title: 'Flicks',
  line: 'A scene of 15 seconds, where you stand. Everybody near can join in.',
  lanterns: 'Lanterns',
  fireworks: 'Fireworks',
  petals: 'Petals',
  join_lanterns: 'Send up a lantern',
  join_fireworks: 'Light a rocket',
  join_petals: 'Throw petals',
  starts: '{name} starts a Flick: {flick}',
  joins: '{name} joins in',
});
