import { renderStep } from './renderStep.ts';
import { StepList } from './StepList.ts';

/** A place to write to that keeps everything, and a clock that moves 1.5 s at each look. */
function aList({ isTTY = false } = {}) {
  const written: string[] = [];
  let now = 0;
  const list = new StepList({ isTTY, write: (text) => written.push(text) }, () => (now += 1500));
  return { list, text: () => written.join('') };
}

describe('a step list', () => {
  it('shows one line per step in a pipe, with its time and its note', async () => {
    const { list, text } = aList();
    const answer = await list.run('build mf-chat', async (note) => {
      note('12 files');
      return 7;
    });
    expect(answer).toBe(7);
    expect(text()).toMatch(/^ {2}✓ build mf-chat +\d\.\d s {3}12 files\n$/);
  });

  it('marks a step that throws and passes the error on', async () => {
    const { list, text } = aList();
    await expect(list.run('upload', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(text()).toContain('✗ upload');
  });

  it('names what it left out and why', () => {
    const { list, text } = aList();
    list.skip('smoke', 'no browser');
    expect(text()).toMatch(/- smoke +skipped {3}no browser/);
  });

  it('replaces the running line by the finished one in a terminal', async () => {
    const { list, text } = aList({ isTTY: true });
    await list.run('build', async () => undefined);
    expect(text()).toContain('… build');
    expect(text()).toContain('\x1b[1A\x1b[J  ✓ build');
    expect(text().trimEnd().endsWith('s')).toBe(true);
  });
});

describe('a step', () => {
  it.each([
    [400, '0.4 s'],
    [12_400, '12 s'],
    [125_000, '2 min 05 s'],
  ])('that took %i ms reads %s', (ms, text) => {
    expect(renderStep({ title: 'x', state: 'done', ms })).toContain(text);
  });
});
