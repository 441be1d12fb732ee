import { render } from '@testing-library/react';
import { ShellReact } from './ctx.ts';
import { createTestShell } from './testing/index.ts';
import { useTitle } from './useTitle.ts';

function Page({ title }: { title: string | undefined }) {
  useTitle(title);
  return null;
}

function show({ ctx, records } = createTestShell()) {
  const at = (title: string | undefined) => (
    <ShellReact value={ctx}>
      <Page title={title} />
    </ShellReact>
  );
  const view = render(at(undefined));
  const titles = () => records.titles.map(({ title }) => title);
  return { titles, call: (title: string) => view.rerender(at(title)), leave: view.unmount };
}

test('says that a title comes, then the title, and takes it along', () => {
  const { titles, call, leave } = show();
  expect(titles()).toEqual([undefined]);
  call('Cedar');
  expect(titles()).toEqual(['Cedar']);
  call('Basalt');
  expect(titles()).toEqual(['Basalt']);
  leave();
  expect(titles()).toEqual([]);
});

test('says nothing in a shell that does not ask', () => {
  const shell = createTestShell();
  const { sayTitle: _, ...ctx } = shell.ctx;
  const { titles, call } = show({ ...shell, ctx });
  call('Cedar');
  expect(titles()).toEqual([]);
});
