import type { ApiClient } from '@plaza/shell-contract';
import { MarkTeller } from './MarkTeller.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function telling() {
  const call = jest.fn().mockResolvedValue(undefined);
  const marks = new MarkTeller({ call } as unknown as ApiClient, '12');
  const told = () => call.mock.calls.map(([, { body }]) => body as unknown);
  return { marks, call, told, rest: () => jest.advanceTimersByTimeAsync(5_000) };
}

test('marks that did not reach the server are told once the connection is back', async () => {
  const { marks, call, told, rest } = telling();
  call.mockRejectedValueOnce(new Error('Plaza does not answer.'));
  marks.read(3);
  await rest();
  expect(told()).toEqual([{ read_seq: 3 }]);
  marks.again();
  await rest();
  expect(told()).toEqual([{ read_seq: 3 }, { read_seq: 3 }]);
});

test('what the server has heard is not told again', async () => {
  const { marks, told, rest } = telling();
  marks.begin({ delivered_seq: 2, read_seq: 2 });
  marks.delivered(3);
  await rest();
  marks.again();
  await rest();
  expect(told()).toEqual([{ delivered_seq: 3 }]);
});
