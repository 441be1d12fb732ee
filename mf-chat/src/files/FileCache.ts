import type { ChatFile } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import { type Bytes, sealedLength } from '@plaza/crypto';
import { audioTypeOf, videoTypeOf } from './kinds.ts';
import { openPart } from './sealPicked.ts';

/** So many opened files are kept for coming back to. */
const MOST = 80;

type Part = { id: string; key: string; bytes: number };

/** Opened files of chats as addresses of this page. Before and after a file is sent its key is the same, so is the address. */
export class FileCache {
  readonly #api: ApiClient;
  readonly #opened = new Map<string, Promise<string>>();

  constructor(api: ApiClient) {
    this.#api = api;
  }

  /** A picture to show. `typeOf` says what kind it is, and throws for what is not to be shown. */
  picture(
    part: Part,
    purpose: 'file' | 'thumbnail',
    sealed: Blob | undefined,
    typeOf: (bytes: Bytes) => string,
  ): Promise<string> {
    return this.#once(`picture ${part.key}`, async () => {
      const bytes = await openPart(await this.#sealed(part, sealed), part, purpose);
      return URL.createObjectURL(new Blob([bytes], { type: typeOf(bytes) }));
    });
  }

  /** Whether it has been opened as a picture, and is at hand. What was opened as something else was not looked at as one. */
  hasPicture(key: string): boolean {
    return this.#opened.has(`picture ${key}`);
  }

  sound(file: ChatFile, sealed?: Blob): Promise<string> {
    return this.#once(file.key, async () => {
      const bytes = await openPart(await this.#sealed(file, sealed), file, 'file');
      return URL.createObjectURL(new Blob([bytes], { type: audioTypeOf(file.type) }));
    });
  }

  /** A video to play: refused where it is none. */
  video(file: ChatFile, sealed?: Blob): Promise<string> {
    return this.#once(file.key, async () => {
      const bytes = await openPart(await this.#sealed(file, sealed), file, 'file');
      const type = videoTypeOf(bytes);
      if (!type) throw new Error('Not a video.');
      return URL.createObjectURL(new Blob([bytes], { type }));
    });
  }

  /** For saving: it never runs or is shown in this page. */
  download(file: ChatFile, sealed?: Blob): Promise<string> {
    return this.#once(`save ${file.key}`, async () => {
      const bytes = await openPart(await this.#sealed(file, sealed), file, 'file');
      return URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
    });
  }

  /** What is in a file, for sealing it anew. It is not kept. */
  async bytes(part: Part, purpose: 'file' | 'thumbnail'): Promise<Bytes> {
    return openPart(await this.#sealed(part, undefined), part, purpose);
  }

  close(): void {
    for (const key of this.#opened.keys()) this.#drop(key);
  }

  #once(key: string, open: () => Promise<string>): Promise<string> {
    const known = this.#opened.get(key);
    // The latest last: the first is the one that nobody has looked at for longest.
    this.#opened.delete(key);
    const opening = known ?? open();
    this.#opened.set(key, opening);
    if (!known) opening.catch(() => this.#opened.delete(key));
    const [oldest] = this.#opened.keys();
    if (this.#opened.size > MOST && oldest !== undefined) this.#drop(oldest);
    return opening;
  }

  #drop(key: string): void {
    void this.#opened.get(key)?.then(URL.revokeObjectURL, () => undefined);
    this.#opened.delete(key);
  }

  async #sealed({ id, bytes }: Part, sealed: Blob | undefined): Promise<Bytes> {
    if (sealed) return new Uint8Array(await sealed.arrayBuffer());
    const there = await this.#api.call('GET /chat/blobs/:id', { params: { id } });
    // Who was told that it is small does not load something large.
    if (there.bytes > sealedLength({ bytes })) throw new Error('The file is longer than the message says.');
    const answer = await fetch(there.url);
    if (!answer.ok) throw new Error(`The file did not come: ${answer.status}.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
