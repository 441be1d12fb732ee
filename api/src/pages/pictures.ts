import { json } from 'node:stream/consumers';
import { type Brand, FIRST, PICTURES, pictureMarks, Pictures } from '@plaza/api-contract';
import type { Language } from '../language/language.ts';
import type { ArtefactStore } from '../remotes/artefact/ArtefactStore.ts';
import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import type { PageDecision } from './decidePage.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { EARLY, MEMBER } from './linkFiles.ts';

/** A page as it is seen before any script has come. */
export interface Picture {
  markup: string;
  style: string;
  /** Home of a member, without anything that is theirs: it stands over the page until that shows itself. */
  home?: 'phone' | 'desk' | undefined;
  /** The script of the remote that paints into it. */
  first?: { href: string; integrity: string } | undefined;
}

export interface PictureQuery extends Pick<PageDecision, 'shell' | 'remote' | 'theme' | 'picture'> {
  path: string;
  language: Language;
  brand: Pick<Brand, 'name'>;
}

/** The versions of a shell and of the remotes that are live, a canary of each, and what is looked at before it goes live. */
const KEPT = 12;

/** Reads the pictures that versions were built with; a version never changes, so it is read once. */
export function openPictures(store: ArtefactStore) {
  const read = new Map<string, Promise<Pictures>>();

  const picturesOf = (published: PublishedRemote): Promise<Pictures> => {
    const key = `${published.name} ${published.version}`;
    const reading = read.get(key) ?? readPictures(store, published);
    read.set(key, reading);
    // What could not be read is asked for again next time.
    reading.catch(() => read.delete(key));
    for (const old of [...read.keys()].slice(0, -KEPT)) read.delete(old);
    return reading;
  };

  const drawnBy = async (published: PublishedRemote, subject: string, wanted: PictureQuery) => {
    const drawn = (await picturesOf(published))[subject];
    const { markup: all } = drawn ?? {};
    const markup = typeof all === 'string' ? all : all?.[wanted.language]?.[wanted.theme ?? 'dark'];
    if (!drawn || markup === undefined) return undefined;
    return {
      markup: markup.replaceAll(pictureMarks.brand, escapeHtml(wanted.brand.name)),
      style: drawn.style.replaceAll(pictureMarks.files, addressOf(published, '')),
    };
  };

  /** The page of a stranger, all of it the shell's. */
  const page = async (wanted: PictureQuery): Promise<Picture | undefined> =>
    EARLY in wanted.shell.integrity ? drawnBy(wanted.shell, wanted.path, wanted) : undefined;

  /** Home of a member: the frame is the shell's, and in it stands what the remote of the address has drawn. */
  const home = async (wanted: PictureQuery, device: 'phone' | 'desk'): Promise<Picture | undefined> => {
    const { shell, remote } = wanted;
    if (!(MEMBER in shell.integrity)) return undefined;
    const frame = await drawnBy(shell, `member ${device}`, wanted);
    const inside = remote && (await drawnBy(remote, wanted.path, wanted));
    // A frame of a time when shells drew all of it has no place for a remote.
    if (!frame?.markup.includes(pictureMarks.remote)) return frame && { ...frame, home: device };
    if (!inside) return undefined;
    const script = remote.integrity[FIRST];
    return {
      home: device,
      markup: frame.markup.replace(pictureMarks.remote, () => inside.markup),
      style: frame.style + inside.style,
      first: script === undefined ? undefined : { href: addressOf(remote, FIRST), integrity: script },
    };
  };

  return async (wanted: PictureQuery): Promise<Picture | undefined> => {
    if (wanted.picture === undefined) return undefined;
    return wanted.picture === 'page' ? page(wanted) : home(wanted, wanted.picture);
  };
}

async function readPictures(
  store: ArtefactStore,
  { name, version, integrity }: PublishedRemote,
): Promise<Pictures> {
  const file = PICTURES in integrity ? await store.read(name, version, PICTURES) : undefined;
  return file ? Pictures.parse(await json(file.open())) : {};
}
