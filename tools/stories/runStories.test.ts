import { findBrowser } from '../browser/findBrowser.ts';
import { runStories, type StoriesOptions } from './runStories.ts';
import { TestStorybook } from './TestStorybook.ts';

const show = (html: string) => `document.body.innerHTML = ${JSON.stringify(html)};`;
const quiet = show('<p>Fine.</p>');

async function walk(stories: Record<string, string>, more: Partial<StoriesOptions> = {}) {
  const storybook = new TestStorybook(stories);
  const lines: string[] = [];
  try {
    const result = await runStories({ folder: storybook.folder, say: (line) => lines.push(line), ...more });
    return { ...result, lines };
  } finally {
    storybook.remove();
  }
}

const stories = {
  'a--well': quiet,
  'b--throws': 'throw new Error("broken glass")',
  'c--console': `${quiet} console.error("no key given")`,
  'd--uncaught': `${quiet} reportError(new Error("too late"))`,
  'e--picture': show('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'),
  'f--faint': show('<p style="color:#ddd;background:#fff">Faint</p>'),
};

// A browser starts, four pages open: on a busy machine that takes its time.
jest.setTimeout(60_000);

/** A machine without a browser leaves this out, and the report names it. */
const inBrowser = findBrowser() ? describe : describe.skip;

inBrowser('the walk through the stories, with a Chromium', () => {
  let walked: Awaited<ReturnType<typeof walk>>;
  beforeAll(async () => {
    walked = await walk(stories, { isThorough: true });
  });

  it('passes what is well and counts the rest', () => {
    const { passed, failed, lines } = walked;
    expect({ passed, failed }).toEqual({ passed: 1, failed: 5 });
    expect(lines.at(-1)).toBe('1 passed, 5 failed');
    expect(lines.filter((line) => line.includes('a--well'))).toEqual([]);
  });

  it.each([
    ['throws', 'b--throws', 'threw: broken glass'],
    ['writes an error to the console', 'c--console', 'console: no key given'],
    ['leaves an error uncaught', 'd--uncaught', 'uncaught: too late'],
    ['has a picture without words', 'e--picture', 'axe image-alt'],
    ['has words that nobody can read', 'f--faint', 'axe color-contrast'],
  ])('fails a story that %s, in one line for all themes and widths', (_what, id, fault) => {
    const lines = walked.lines.filter((line) => line.includes(fault));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^✗ ${id} \\((dark|light), \\d+\\): `));
  });

  it('names a story that leads the page elsewhere before its end, and goes on', async () => {
    const { passed, failed, lines } = await walk({
      'h--leaves': 'listeners.storyFinished.clear(); location.reload();',
      'i--well': quiet,
      'j--well': quiet,
      'k--throws': 'throw new Error("broken glass")',
    });
    expect([passed, failed]).toEqual([2, 2]);
    expect(lines.filter((line) => line.startsWith('✗ h--leaves'))).toHaveLength(1);
  });

  describe('where the browser makes no frame any more', () => {
    const waits = 'listeners.storyFinished.clear(); globalThis.requestAnimationFrame = () => 0;';
    const more = { isThorough: true, frameMs: 200 };

    it('looks at the story again in a page of its own', async () => {
      const inOldPage = {
        'k--well': 'globalThis.isOld = true;',
        'l--scrolls': `if (globalThis.isOld) { ${waits} }`,
      };
      expect(await walk(inOldPage, more)).toMatchObject({ passed: 2, failed: 0 });
    });

    it('names a story that gets none in that one either', async () => {
      const { failed, lines } = await walk({ 'k--waits': waits }, more);
      expect([failed, lines[0]]).toEqual([
        1,
        expect.stringContaining('the browser did not draw it any more'),
      ]);
    });
  });

  const onlyInDark = `if (document.documentElement.dataset.theme === 'light') throw new Error('too bright'); ${quiet}`;

  it('looks at every story by day and by night where it is thorough', async () => {
    expect(await walk({ 'g--theme': onlyInDark }, { isThorough: true })).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('looks by turns at one story by day and at another by night', async () => {
    const many = Array.from({ length: 12 }, (_, at) => [`g--theme-${at}`, onlyInDark]);
    const { passed, failed } = await walk(Object.fromEntries(many));
    expect([passed > 0, failed > 0, passed + failed]).toEqual([true, true, 12]);
  });

  it('looks only at what it is asked for', async () => {
    expect(await walk(stories, { only: 'a--' })).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('the walk through the stories', () => {
  it('is not green when there is nothing to see', async () => {
    await expect(walk({})).rejects.toThrow(/no story to show/);
    await expect(runStories({ folder: '/nowhere' })).rejects.toThrow(/no built Storybook/);
  });
});
