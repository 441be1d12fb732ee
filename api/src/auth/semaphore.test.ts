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

  it('takes those who wait person by person, so that who brings many waits for themselves alone', async () => {
    const pass = semaphore(1, 10, () => new Error('too many'));
    const door = gate();
    const order: string[] = [];
    const enter = (whose: string, what: string) => pass(async () => order.push(what), whose);
    const first = pass(() => door.opened, 'amber');
    const others = [
      ...['a1', 'a2', 'a3'].map((what) => enter('amber', what)),
      ...['b1', 'b2'].map((what) => enter('basalt', what)),
      enter('cedar', 'c1'),
    ];
    door.open();
    await Promise.all([first, ...others]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('keeps places in the row for others when one person would take them all', async () => {
    const pass = semaphore(1, 3, () => new Error('too many'), { perPerson: 2 });
    const door = gate();
    const enter = (whose: string) => pass(() => door.opened, whose);
    const inside = [enter('amber'), enter('amber'), enter('amber')];
    await expect(enter('amber')).rejects.toThrow('too many');
    inside.push(enter('basalt'));
    door.open();
    await Promise.all(inside);
  });

  it('gives the last place of who has most in a full row to who has fewer, and refuses who has as many', async () => {
    const pass = semaphore(1, 4, () => new Error('too many'));
    const door = gate();
    const order: string[] = [];
    const enter = (whose: string, what: string) =>
      pass(() => door.opened.then(() => order.push(what)), whose);
    const first = enter('amber', 'a0');
    const crowd = ['a1', 'a2', 'a3', 'a4'].map((what) => enter('amber', what));
    const given = Promise.allSettled(crowd);
    const others = [enter('basalt', 'b1'), enter('cedar', 'c1')];
    await expect(enter('amber', 'a5')).rejects.toThrow('too many');
    await expect(enter('basalt', 'b2')).rejects.toThrow('too many');
    door.open();
    await Promise.all([first, ...others]);
    expect((await given).map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled'],
      ...['rejected', 'rejected'],
    ]);
    expect(order).toEqual(['a0', 'a1', 'b1', 'c1', 'a2']);
  });

  it('gives the place back after a failure', async () => {
    const pass = semaphore(1, 0, () => new Error('too many'));
    await expect(pass(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(pass(async () => 'in')).resolves.toBe('in');
  });
});
