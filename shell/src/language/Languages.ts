import { type Language, languages, speak } from '@plaza/design-system';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../storage/deviceStorage.ts';
import { tellServer } from '../storage/tellServer.ts';

/** What the interface speaks, remembered under `language`. Without a choice it follows the browser. */
export class Languages {
  readonly language$: BehaviorSubject<Language>;
  /** Ends when the words of the first language have come, or cannot. */
  readonly opened: Promise<void>;
  readonly #storage: Drawer;
  readonly #preferred: readonly string[];
  readonly #page: Document;
  #offered: readonly Language[];

  constructor(
    storage: Drawer,
    page: HTMLElement,
    preferred: readonly string[],
    offered?: readonly Language[],
  ) {
    this.#offered = offeredOf(offered);
    this.#storage = storage;
    this.#preferred = preferred;
    this.#page = page.ownerDocument;
    this.language$ = new BehaviorSubject(this.#read());
    this.language$.subscribe((language) => {
      page.lang = language;
      page.dir = languages.find(({ tag }) => tag === language)?.dir ?? 'ltr';
    });
    // One that a full browser did not keep is over with its page.
    tellServer(this.#page, 'language', storage.getItem('language') ? this.language$.getValue() : '');
    this.opened = speak(this.language$.getValue());
  }

  /** Those that the community offers, as the visitor may choose among them. */
  get offered() {
    return languages.filter(({ tag }) => this.#offered.includes(tag));
  }

  /** The community offers others now. Whoever reads one that is gone reads the first of the others. */
  offer(offered: readonly Language[] | undefined): void {
    this.#offered = offeredOf(offered);
    this.look();
  }

  choose(language: Language): void {
    this.#storage.setItem('language', language);
    tellServer(this.#page, 'language', language);
    this.look();
  }

  /** Reads the storage again: the choice may have been made in another tab. */
  look(): void {
    const language = this.#read();
    if (language === this.language$.getValue()) return;
    this.language$.next(language);
    void speak(language);
  }

  #read(): Language {
    return firstSpoken([this.#storage.getItem('language'), ...this.#preferred], this.#offered);
  }
}

/** `de-AT` is answered in German: the first preference of which at least the language is spoken here. */
function firstSpoken(preferred: readonly (string | null)[], offered: readonly Language[]): Language {
  for (const preference of preferred) {
    const spoken = offered.find((tag) => tag === preference?.split('-')[0]);
    if (spoken) return spoken;
  }
  return offered[0] ?? 'en';
}

function offeredOf(offered: readonly Language[] = []): readonly Language[] {
  return offered.length > 0 ? offered : languages.map(({ tag }) => tag);
}
