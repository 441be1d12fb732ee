import { COMFORT } from './comfort.ts';
import { vrWords } from '../words.ts';
import {
  entryAt,
  fieldOf,
  type MenuAct,
  menuOf,
  type MenuState,
  SHEET,
  SHEET_ROWS,
  SHEET_TALL,
} from './menu.ts';
import { keepComfort, readComfort } from './wear.ts';

const words = vrWords.now;
const state: MenuState = {
  ...{ page: 'main', isLoud: true, isHeard: null, comfort: COMFORT },
  phrases: ['Hello!', 'Follow me'],
  knocks: [],
};
const labels = (about: Partial<MenuState>) => menuOf({ ...state, ...about }, words).map(({ label }) => label);
const act = (about: Partial<MenuState>, label: string): MenuAct | undefined =>
  menuOf({ ...state, ...about }, words).find((entry) => entry.label === label)?.act;

test('leaves, mutes, turns, and leads to phrases, moves and comfort', () => {
  expect(labels({})).toEqual(
    expect.arrayContaining(['Leave VR', 'Sound', 'Phrases', 'Moves', 'Comfort', 'Turn left', 'Turn right']),
  );
  expect(act({}, 'Leave VR')).toEqual({ kind: 'leave' });
});

test('the microphone is on it only while one talks', () => {
  expect(labels({})).not.toContain('Microphone');
  const heard = menuOf({ ...state, isHeard: true }, words).find(({ label }) => label === 'Microphone');
  expect(heard).toMatchObject({ value: 'On', isOn: true, act: { kind: 'microphone' } });
});

test('says what the dock says', () => {
  expect(act({ page: 'phrases' }, 'Follow me')).toEqual({ kind: 'say', text: 'Follow me' });
});

test('who knocks at one’s zone stands first on it, and is let in, always, declined or blocked there', () => {
  expect(labels({})).not.toContain('Somebody knocks');
  const knocks = [
    { username: 'nora', name: 'Nora Field' },
    { username: 'basalt', name: 'Basalt Okoro' },
  ];
  const [first] = menuOf({ ...state, knocks }, words);
  expect(first).toMatchObject({ label: 'Somebody knocks', value: 'Nora Field' });
  expect(first?.act).toEqual({ kind: 'page', page: 'door' });
  const door = menuOf({ ...state, page: 'door', knocks }, words);
  expect(door.map(({ label }) => label)).toEqual(['Let in', 'Always', 'Decline', 'Block', 'Back']);
  expect(act({ page: 'door', knocks }, 'Always')).toEqual({
    ...{ kind: 'knock', username: 'nora', answer: 'always' },
  });
  // The next one comes after the first was answered, and the menu is as ever after the last.
  expect(act({ page: 'door', knocks: knocks.slice(1) }, 'Decline')).toMatchObject({ username: 'basalt' });
  expect(labels({ page: 'door' })).toEqual(labels({}));
});

test('goes through all angles, and back to the first', () => {
  let comfort = COMFORT;
  const seen: string[] = [];
  for (let n = 0; n < 4; n++) {
    const entry = menuOf({ ...state, page: 'comfort', comfort }, words).find(
      ({ label }) => label === 'Turning',
    );
    seen.push(entry?.value ?? '');
    if (entry?.act.kind === 'comfort') comfort = entry.act.comfort;
  }
  expect(seen).toEqual(['45°', '90°', 'Smoothly', '30°']);
  expect(comfort.snap).toBe(45);
});

test('sitting is one press, and one press back', () => {
  expect(act({ page: 'comfort' }, 'Seated')).toEqual({
    kind: 'comfort',
    comfort: { ...COMFORT, seated: true },
  });
  const seated = { page: 'comfort' as const, comfort: { ...COMFORT, seated: true } };
  expect(act(seated, 'Seated')).toEqual({ kind: 'comfort', comfort: COMFORT });
});

test('every page fits on the sheet, and its entries do not lie on each other', () => {
  const phrases = ['a', 'b', 'c', 'd', 'e'];
  const knocks = [{ username: 'nora', name: 'Nora Field' }];
  for (const page of ['main', 'door', 'phrases', 'moves', 'comfort'] as const) {
    const { length } = menuOf({ ...state, page, phrases, knocks, isHeard: true }, words);
    expect(length).toBeLessThanOrEqual(SHEET_ROWS * SHEET.columns);
    for (let index = 0; index < length; index++) {
      const { x, y, wide, tall } = fieldOf(index);
      expect(entryAt((x + wide / 2) / SHEET.wide, (y + tall / 2) / SHEET_TALL, length)).toBe(index);
    }
  }
});

test('a ray beside every entry presses none', () => {
  expect(entryAt(0.5, 0.02, 8)).toBe(-1);
  const { x, y } = fieldOf(7);
  expect(entryAt((x + 5) / SHEET.wide, (y + 5) / SHEET_TALL, 7)).toBe(-1);
});

describe('what somebody found comfortable', () => {
  const kept = () => {
    const all = new Map<string, string>();
    return {
      all,
      getItem: (key: string) => all.get(key) ?? null,
      setItem: (key: string, value: string) => void all.set(key, value),
    };
  };

  test('is there the next time', () => {
    const keep = kept();
    keepComfort(keep, { ...COMFORT, seated: true, snap: 0 });
    expect(readComfort(keep)).toEqual({ ...COMFORT, seated: true, snap: 0 });
  });

  test('is as for a newcomer where nothing readable is kept', () => {
    const keep = kept();
    expect(readComfort(keep)).toEqual(COMFORT);
    for (const odd of ['', 'null', '{', '7', '{"snap":"45","seated":"yes"}']) {
      keep.all.set('zoneComfort', odd);
      expect(readComfort(keep)).toEqual(COMFORT);
    }
  });
});
