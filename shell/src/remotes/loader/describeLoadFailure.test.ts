import { TooSlow } from '../../clock/atMost.ts';
import { describeLoadFailure, LoadFailure } from './RemoteLoader.ts';

test.each([
  ['slow', new TooSlow('Loading took longer than 8 s.')],
  ['slow', new Error('#RUNTIME-008 ScriptNetworkError: Script "x" timed out.')],
  ['slow', new DOMException('The operation timed out.', 'TimeoutError')],
  [
    'misfit',
    new Error(
      '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mf_chat which needs ^20.0.0)',
    ),
  ],
  ['unreachable', new Error('Failed to get manifest. #RUNTIME-003\nargs: {"manifestUrl":"…"}')],
  ['unreachable', new Error('Failed to load script resources. #RUNTIME-008')],
  ['unreachable', new Error('ChunkLoadError: Loading chunk 42 failed.')],
  [
    'broken',
    new Error(
      '#RUNTIME-008 ScriptExecutionError: Script "x" loaded but threw a runtime error during execution: boom',
    ),
  ],
  ['broken', new TypeError('Cannot read properties of undefined')],
])('%s: %s', (reason, error) => {
  expect(describeLoadFailure(error).reason).toBe(reason);
});

test('keeps the first words on one line', () => {
  expect(describeLoadFailure(new Error('Failed to get manifest.\n\n  see https://…')).message).toBe(
    'Failed to get manifest. see https://…',
  );
});

test('leaves a failure that is described already', () => {
  const failure = new LoadFailure('broken', 'It exposes no app.');
  expect(describeLoadFailure(failure)).toBe(failure);
});
