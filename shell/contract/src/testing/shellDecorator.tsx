import { type ComponentType, useState } from 'react';
import { ShellReact } from '../ctx.ts';
import { createTestShell, type TestShellOptions } from './createTestShell.ts';

/** For stories: shows a screen of a remote inside a test shell. `decorators: [shellDecorator({ answers })]` */
export function shellDecorator(options: TestShellOptions = {}) {
  return (Story: ComponentType) => <InTestShell options={options} Story={Story} />;
}

function InTestShell({ options, Story }: { options: TestShellOptions; Story: ComponentType }) {
  const [shell] = useState(() => createTestShell(options));
  return (
    <ShellReact value={shell.ctx}>
      <Story />
    </ShellReact>
  );
}
