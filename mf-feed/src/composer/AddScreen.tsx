import { Card, Screen, useWords } from '@plaza/design-system';
import { useShell, useTitle } from '@plaza/shell-contract';
import { SHARED_FILES } from '@plaza/shell-contract/shared-files';
import { useState } from 'react';
import { Composer } from './Composer.tsx';
import { composerWords } from './words.ts';

/** The composer as a screen of its own: for a link, and for what other apps share. */
export function AddScreen() {
  const t = useWords(composerWords);
  const { navigate } = useShell();
  useTitle(t.title);
  const [search] = useState(window.location.search);
  return (
    <Screen>
      <h1>{t.title}</h1>
      <Card>
        <Composer
          shared={sharedText(search)}
          takeShared={() => takeSharedFiles(search)}
          onPosted={() => navigate('/')}
        />
      </Card>
    </Screen>
  );
}

/** The files that another app gave to `/add` as a share target, once. */
export async function takeSharedFiles(
  search: string,
  caches: Pick<CacheStorage, 'open' | 'delete'> | undefined = globalThis.caches,
): Promise<File[]> {
  if (!caches || !new URLSearchParams(search).has('files')) return [];
  const kept = await caches.open(SHARED_FILES);
  const files: File[] = [];
  for (const request of await kept.keys()) {
    const answer = await kept.match(request);
    if (answer) files.push(await asFile(answer));
  }
  await caches.delete(SHARED_FILES);
  return files;
}

async function asFile(answer: Response): Promise<File> {
  const type = answer.headers.get('Content-Type') ?? '';
  const name = decodeURIComponent(answer.headers.get('X-Name') ?? '');
  return new File([await answer.blob()], name, { type });
}

/** What another app gave to `/add` as a share target: title, text and address, each once. */
export function sharedText(search: string): string {
  const query = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  return parts
    .filter(
      (part, index) =>
        part !== '' && !parts.some((other, at) => at !== index && covers(other, part, at < index)),
    )
    .join('\n');
}

/** Android puts the address into the text as well. */
function covers(other: string, part: string, isBefore: boolean): boolean {
  return other === part ? isBefore : other.includes(part);
}
