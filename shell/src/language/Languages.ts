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
  readonly #wishes: readonly string[];
  readonly #page: Document;

  constructor(storage: Drawer, page: HTMLElement, wishes: readonly string[]) {
    this.#storage = storage;
    this.#wishes = wishes;
    this.#page = page.ownerDocument;
    this.language$ = new BehaviorSubject(this.#read());
    this.language$.subscribe((language) => {
      page.lang = language;
      page.dir = languages.find(({ tag }) => tag === language)?.dir ?? 'ltr';
    });
    if (storage.getItem('language')) tellServer(this.#page, 'language', this.language$.getValue());
    this.opened = speak(this.language$.getValue());
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
    return firstSpoken([this.#storage.getItem('language'), ...this.#wishes]);
  }
}

/** `de-AT` is answered in German: the first wish of which at least the language is spoken here. */
function firstSpoken(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const spoken = languages.find(({ tag }) => tag === wish?.split('-')[0]);
    if (spoken) return spoken.tag;
  }
  return 'en';
}
