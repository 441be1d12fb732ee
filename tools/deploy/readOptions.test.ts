import { readOptions } from './readOptions.ts';

describe('the command line of a deploy', () => {
  it('does everything unless told otherwise', () => {
    expect(readOptions(['mf-chat'])).toEqual({
      remote: 'mf-chat',
      options: { activate: true },
      tests: true,
      smoke: true,
    });
  });

  it('reads every wish', () => {
    const args = [
      'mf-chat',
      '--canary',
      '10',
      '--version',
      '1.4.0',
      '--reason',
      'a word',
      '--no-tests',
      '--no-smoke',
    ];
    expect(readOptions(args)).toEqual({
      remote: 'mf-chat',
      options: { version: '1.4.0', canary: 10, reason: 'a word', activate: true },
      tests: false,
      smoke: false,
    });
    expect(readOptions(['mf-chat', '--no-activate']).options.activate).toBe(false);
  });

  it.each(['0', '101', 'ten', '1.5'])('refuses --canary %s', (text) => {
    expect(() => readOptions(['mf-chat', '--canary', text])).toThrow('from 1 to 100');
  });

  it('refuses a word it does not know and shows how it is used', () => {
    expect(() => readOptions(['mf-chat', '--force'])).toThrow(/--force[\s\S]*npm run deploy/);
  });

  it('refuses one version for all remotes', () => {
    expect(() => readOptions(['all', '--version', '1.4.0'])).toThrow('one remote');
  });
});
