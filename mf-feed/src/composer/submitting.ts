/**
 * What has come of pressing the button: `writing` while nobody has, `incomplete` when something must be mended first,
 * `waiting` while files are on their way, `ready` when the form can be handed over. Then one writes again.
 */
export type Submitting = 'writing' | 'incomplete' | 'waiting' | 'ready';

export type SubmitStep =
  | { type: 'press'; isComplete: boolean; isSending: boolean; files: Files }
  | { type: 'files'; files: Files }
  | { type: 'hand-over' };

export type Files = 'there' | 'on-their-way' | 'failed';

export function submitting(now: Submitting, step: SubmitStep): Submitting {
  switch (step.type) {
    case 'press':
      if (step.isSending) return now;
      return step.isComplete ? afterFiles(step.files) : 'incomplete';
    case 'files':
      // Who pressed while a picture was on its way need not press again.
      return now === 'waiting' ? afterFiles(step.files) : now;
    case 'hand-over':
      return 'writing';
  }
}

function afterFiles(files: Files): Submitting {
  if (files === 'failed') return 'incomplete';
  return files === 'there' ? 'ready' : 'waiting';
}
