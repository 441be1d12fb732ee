import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built Storybook as the walk sees one: an index, and a preview that answers on its channel. */
export class TestStorybook {
  readonly folder = mkdtempSync(join(tmpdir(), 'storybook-'));

  /** Each story is the script that runs when it is shown. */
  constructor(stories: Record<string, string>) {
    const entries = Object.fromEntries(
      Object.keys(stories).map((id) => [id, { id, type: 'story', tags: ['test'] }]),
    );
    writeFileSync(join(this.folder, 'index.json'), JSON.stringify({ v: 5, entries }));
    writeFileSync(join(this.folder, 'iframe.html'), page(stories));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function page(stories: Record<string, string>): string {
  const shows = Object.entries(stories).map(([id, script]) => `${JSON.stringify(id)}: () => { ${script} }`);
  return `<!doctype html><html lang="en"><title>Stories</title><body><script>
    const listeners = {};
    const tell = (event, payload) => [...(listeners[event] ?? [])].forEach((hear) => hear(payload));
    const stories = { ${shows.join(',\n')} };
    globalThis.__STORYBOOK_PREVIEW__ = {};
    globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
      on: (event, hear) => (listeners[event] ??= new Set()).add(hear),
      off: (event, hear) => listeners[event].delete(hear),
      emit: (event, { storyId, globals }) => {
        if (globals) return document.documentElement.setAttribute('data-theme', globals.theme);
        document.body.replaceChildren();
        try {
          stories[storyId]();
          tell('storyFinished', { storyId, status: 'success' });
        } catch (error) {
          tell('storyThrewException', { message: error.message });
        }
      },
    };
  </script></body></html>`;
}
