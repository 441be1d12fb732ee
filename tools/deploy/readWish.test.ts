import { readWish } from './readWish.ts';

describe('the command line of a deploy', () => {
  it('does everything unless told otherwise', () => {
    expect(readWish(['mf-chat'])).toEqual({
      room: 'mf-chat',
      wish: { activate: true },
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
    expect(readWish(args)).toEqual({
      room: 'mf-chat',
      wish: { version: '1.4.0', canary: 10, reason: 'a word', activate: true },
      tests: false,
      smoke: false,
    });
    expect(readWish(['mf-chat', '--no-activate']).wish.activate).toBe(false);
  });

  it.each(['0', '101', 'ten', '1.5'])('refuses --canary %s', (text) => {
    expect(() => readWish(['mf-chat', '--canary', text])).toThrow('from 1 to 100');
  });

  it('refuses a word it does not know and shows how it is used', () => {
    expect(() => readWish(['mf-chat', '--force'])).toThrow(/--force[\s\S]*npm run deploy/);
  });

  it('refuses one version for all rooms', () => {
    expect(() => readWish(['all', '--version', '1.4.0'])).toThrow('one room');
  });
});
