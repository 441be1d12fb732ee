import { json } from 'node:stream/consumers';
import { type Brand, PICTURES, pictureMarks, Pictures } from '@plaza/api-contract';
import type { Language } from '../language/language.ts';
import type { ArtefactStore } from '../remotes/artefact/ArtefactStore.ts';
import type { PublishedRemote } from '../remotes/registry/LiveHouse.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import { escapeHtml } from './escapeHtml.ts';
import { EARLY, MEMBER } from './linkFiles.ts';

/** A page as it is seen before any script has come. */
export interface Picture {
  markup: string;
  style: string;
  /** Home of a member, without anything that is theirs: it stands over the page until that shows itself. */
  home?: 'phone' | 'desk' | undefined;
}

export interface PictureWish {
  path: string;
  /** Somebody is logged in, and has such a device. */
  home?: Picture['home'];
  language: Language;
  /** The visitor's own choice; without one the picture has both, and the device decides. */
  theme: 'dark' | 'light' | undefined;
  brand: Pick<Brand, 'name'>;
}

/** The live shell, the one before it, a canary, and one that is looked at before it goes live. */
const KEPT = 4;

/** Reads the pictures that each shell was built with; a version never changes, so it is read once. */
export function openPictures(store: ArtefactStore) {
  const read = new Map<string, Promise<Pictures>>();

  const picturesOf = ({ version }: PublishedRemote): Promise<Pictures> => {
    const known = read.get(version);
    if (known) return known;
    const reading = readPictures(store, version);
    read.set(version, reading);
    // What could not be read is asked for again next time.
    reading.catch(() => read.delete(version));
    for (const old of [...read.keys()].slice(0, -KEPT)) read.delete(old);
    return reading;
  };

  return async (shell: PublishedRemote, wish: PictureWish): Promise<Picture | undefined> => {
    const { home } = wish;
    if (!(PICTURES in shell.integrity && (home ? MEMBER : EARLY) in shell.integrity)) return undefined;
    const drawn = (await picturesOf(shell))[home ? `member ${home}` : wish.path];
    const markup = drawn?.markup[wish.language]?.[wish.theme ?? 'dark'];
    if (!drawn || markup === undefined) return undefined;
    return {
      home,
      markup: markup.replaceAll(pictureMarks.brand, escapeHtml(wish.brand.name)),
      style: drawn.style.replaceAll(pictureMarks.files, addressOf(shell, '')),
    };
  };
}

async function readPictures(store: ArtefactStore, version: string): Promise<Pictures> {
  const file = await store.read('shell', version, PICTURES);
  return file ? Pictures.parse(await json(file.open())) : {};
}
