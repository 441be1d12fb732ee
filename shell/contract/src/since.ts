import type { ShellContext } from './context.ts';

type Optional<Context> = {
  [Name in keyof Context]-?: object extends Pick<Context, Name> ? Name : never;
}[keyof Context];

// The build of a remote and the conformance kit read this.

/**
 * Since which contract every shell lends what a remote need not ask for first. A remote that uses it names that contract.
 * What is optional in the context is asked for anyway.
 */
export const neededSince: Record<Exclude<keyof ShellContext, Optional<ShellContext>>, string> = {
  contract: '1.0',
  remote: '1.0',
  session$: '1.0',
  theme$: '1.0',
  language$: '1.2',
  bus: '1.0',
  api: '1.0',
  hub: '1.1',
  live: '1.4',
  navigate: '1.0',
  toast: '1.0',
  openComposer: '1.0',
  place: '1.0',
  readMessagesWith: '1.2',
  report: '1.0',
  onError: '1.0',
  signal: '1.0',
};

/**
 * Since when what this package brings along finds in the shell what it needs there. The build reads it as text.
 * @public
 */
export const bringsSince: Readonly<Record<string, string>> = {
  useLiveList: '1.4',
  useLiveValue: '1.4',
};
