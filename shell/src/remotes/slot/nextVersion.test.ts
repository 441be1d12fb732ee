import { aRemote, aVersion } from '../testing/builders.ts';
import { type Choice, newerVersion, nextVersion } from './nextVersion.ts';

const one = aVersion({ version: '1.0.0' });
const two = aVersion({ version: '2.0.0' });
const choice = (said: Partial<Choice>): Choice => ({
  remote: aRemote({ current: two, previous: one }),
  tried: new Set(),
  offered: '1.0',
  exposedBy: () => './app',
  ...said,
});

describe('nextVersion', () => {
  test('the live version comes first', () => {
    expect(nextVersion(choice({}))).toEqual({ do: 'try', version: two, exposed: './app', isFallback: false });
  });

  test('the previous one is the fallback', () => {
    expect(nextVersion(choice({ tried: new Set(['2.0.0']) }))).toMatchObject({
      version: one,
      isFallback: true,
    });
  });

  test('nothing is left when both were tried', () => {
    expect(nextVersion(choice({ tried: new Set(['1.0.0', '2.0.0']) })).do).toBe('give-up');
  });

  test('a remote that is switched off is not fetched', () => {
    const remote = aRemote({ killed: true });
    expect(nextVersion(choice({ remote }))).toMatchObject({ do: 'give-up', reason: 'killed' });
  });

  test('a remote that nobody knows is gone', () => {
    expect(nextVersion(choice({ remote: undefined }))).toMatchObject({ do: 'give-up', reason: 'gone' });
  });

  test('a version written for a newer shell is not fetched', () => {
    const remote = aRemote({ current: aVersion({ contract: '2.0' }) });
    expect(nextVersion(choice({ remote }))).toMatchObject({ do: 'give-up', reason: 'too-new' });
  });

  test('a version that is too new still leaves the one before', () => {
    const remote = aRemote({ current: aVersion({ version: '2.0.0', contract: '1.1' }), previous: one });
    expect(nextVersion(choice({ remote }))).toMatchObject({ do: 'try', version: one, isFallback: true });
  });

  test('a version without the widget is passed over', () => {
    const exposedBy: Choice['exposedBy'] = ({ version }) => (version === '1.0.0' ? './sidebar' : undefined);
    expect(nextVersion(choice({ exposedBy }))).toMatchObject({ version: one, exposed: './sidebar' });
  });
});

describe('newerVersion', () => {
  test('another live version is newer, also after a rollback', () => {
    expect(newerVersion(choice({}), '1.0.0')).toBe('2.0.0');
    expect(newerVersion(choice({ remote: aRemote({ current: one }) }), '2.0.0')).toBe('1.0.0');
  });

  test('the version on screen is not newer than itself', () => {
    expect(newerVersion(choice({}), '2.0.0')).toBeUndefined();
  });

  test('a version that has just failed here is not offered', () => {
    expect(newerVersion(choice({ tried: new Set(['2.0.0']) }), '1.0.0')).toBeUndefined();
  });

  test('a version that this shell cannot run is not offered', () => {
    const remote = aRemote({ current: aVersion({ version: '2.0.0', contract: '2.0' }) });
    expect(newerVersion(choice({ remote }), '1.0.0')).toBeUndefined();
  });
});
