import { runChild } from './runChild.ts';

const limits = { ms: 60_000, signal: new AbortController().signal };
const writing = (stream: 'stdout' | 'stderr', end: string) => [
  '-e',
  `const { ${stream} } = process; for (let line = 0; line < 20_000; line++) ${stream}.write('a'.repeat(100) + '\\n'); ${end}`,
];

test('of a program that writes without end the last words are kept', async () => {
  const said = await runChild(process.execPath, writing('stdout', "stdout.write('the end')"), limits);
  expect(said.length).toBeLessThanOrEqual(256 * 1024);
  expect(said).toMatch(/the end$/);
});

test('one that does not end is ended when its time is over', async () => {
  const endless = runChild(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { ...limits, ms: 1 });
  await expect(endless).rejects.toThrow(/took longer than 1 ms/);
});

test('one that complains without end is quoted with its last words', async () => {
  const failed = runChild(
    process.execPath,
    writing('stderr', "stderr.write('no', () => process.exit(3))"),
    limits,
  );
  await expect(failed).rejects.toThrow(/ended with 3: a+[^]*no$/);
});
