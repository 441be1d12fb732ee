import { semaphore } from './semaphore.ts';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('semaphore', () => {
  it('lets only so many in, and turns away who would wait in too long a row', async () => {
    const pass = semaphore(1, 1, () => new Error('too many'));
    const door = gate();
    const order: string[] = [];
    const first = pass(() => door.opened.then(() => order.push('first')));
    const second = pass(async () => order.push('second'));
    await expect(pass(async () => order.push('third'))).rejects.toThrow('too many');
    expect(order).toEqual([]);
    door.open();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('gives the place back after a failure', async () => {
    const pass = semaphore(1, 0, () => new Error('too many'));
    await expect(pass(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(pass(async () => 'in')).resolves.toBe('in');
  });
});
