import { type Language, languages, speak } from '@plaza/design-system';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../storage/deviceStorage.ts';

/** What the interface speaks, remembered under `language`. Without a choice it follows the browser. */
export class Languages {
  readonly language$: BehaviorSubject<Language>;
  /** Ends when the words of the first language have come, or cannot. */
  readonly opened: Promise<void>;
  readonly #storage: Drawer;

  constructor(storage: Drawer, page: HTMLElement, wishes: readonly string[]) {
    this.#storage = storage;
    this.language$ = new BehaviorSubject(firstSpoken([storage.getItem('language'), ...wishes]));
    this.language$.subscribe((language) => {
      page.lang = language;
      page.dir = languages.find(({ tag }) => tag === language)?.dir ?? 'ltr';
    });
    this.opened = speak(this.language$.getValue());
  }

  choose(language: Language): void {
    this.#storage.setItem('language', language);
    this.language$.next(language);
    void speak(language);
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
