import { submitting, type SubmitStep } from './submitting.ts';

const press = (about: Partial<Extract<SubmitStep, { type: 'press' }>> = {}): SubmitStep => ({
  type: 'press',
  isComplete: true,
  isSending: false,
  files: 'there',
  ...about,
});
const files = (how: 'there' | 'on-their-way' | 'failed'): SubmitStep => ({ type: 'files', files: how });
const after = (...steps: SubmitStep[]) => steps.reduce(submitting, 'writing' as const);

test.each([
  ['a form that is complete is handed over', [press()], 'ready'],
  ['and then one writes again', [press(), { type: 'hand-over' }], 'writing'],
  ['what is missing is to be mended', [press({ isComplete: false })], 'incomplete'],
  ['a file on its way is waited for', [press({ files: 'on-their-way' })], 'waiting'],
  ['and no longer than it takes', [press({ files: 'on-their-way' }), files('there')], 'ready'],
  ['also when another one follows', [press({ files: 'on-their-way' }), files('on-their-way')], 'waiting'],
  ['a file that fails stops it', [press({ files: 'on-their-way' }), files('failed')], 'incomplete'],
  ['a file that has failed before, too', [press({ files: 'failed' })], 'incomplete'],
  ['files that arrive send nothing unasked', [files('on-their-way'), files('there')], 'writing'],
  ['who presses twice sends once', [press({ isSending: true })], 'writing'],
] as [string, SubmitStep[], string][])('%s', (_, steps, state) => expect(after(...steps)).toBe(state));
