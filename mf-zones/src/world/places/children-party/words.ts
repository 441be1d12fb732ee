import { defineWords } from '../../../words.ts';

export const childrenPartyWords = defineWords('childrenPartyThings', {
  pinata: 'Hit the piñata',
  'pinata:open': 'It rains sweets',
  'balloons:off': 'Pop the balloons',
  'balloons:on': 'Blow the balloons up again',
  slide: 'Slide into the ball pool',
  'candles:burn': 'Blow out the candles',
  'candles:out': 'Light the candles',
});
