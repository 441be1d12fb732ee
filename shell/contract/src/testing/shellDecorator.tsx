import { type ComponentType, useState } from 'react';
import { ShellReact } from '../ctx.ts';
import { createTestShell, type TestShell, type TestShellOptions } from './createTestShell.ts';

/**
 * For stories: shows a screen of a remote inside a test shell. `decorators: [shellDecorator({ answers })]` A story that
 * goes on by what the hub brings, or shows what the shell says, takes the shell as it is made.
 */
export function shellDecorator(options: TestShellOptions = {}, onMade?: (shell: TestShell) => void) {
  return (Story: ComponentType) => <InTestShell options={options} onMade={onMade} Story={Story} />;
}

interface InTestShellProps {
  options: TestShellOptions;
  onMade: ((shell: TestShell) => void) | undefined;
  Story: ComponentType;
}

function InTestShell({ options, onMade, Story }: InTestShellProps) {
  const [shell] = useState(() => {
    const made = createTestShell(options);
    onMade?.(made);
    return made;
  });
  return (
    <ShellReact value={shell.ctx}>
      <Story />
    </ShellReact>
  );
}
