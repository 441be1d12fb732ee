import { defineWords } from '../../words.ts';

export const safetyWords = defineWords('zoneSafety', {
  title: 'Safety',
  freeze: 'Freeze strangers',
  freezeHint: 'Those who are not your friends stand still, and you neither read nor hear them. Key: X.',
  frozen: 'Strangers are frozen. You neither read nor hear them.',
  thaw: 'Let them move',
  space: 'Personal space',
  spaceHint: 'Strangers are not shown while they stand closer to you than a metre.',
});
