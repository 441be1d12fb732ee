import type { Theme } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../storage/deviceStorage.ts';
import { tellServer } from '../storage/tellServer.ts';

/** Dark or light, remembered under `theme`. Without a choice it follows the device. */
export class Themes {
  readonly theme$: BehaviorSubject<Theme>;
  /** The one that the server drew the page in. */
  readonly drawn: Theme;
  readonly #storage: Drawer;
  readonly #page: HTMLElement;

  constructor(storage: Drawer, page: HTMLElement, prefersLight: boolean) {
    this.#storage = storage;
    this.#page = page;
    this.drawn = page.dataset['theme'] === 'light' ? 'light' : 'dark';
    this.theme$ = new BehaviorSubject<Theme>(this.#read() ?? (prefersLight ? 'light' : 'dark'));
    this.theme$.subscribe((theme) => {
      page.dataset['theme'] = theme;
    });
    if (storage.getItem('theme')) tellServer(page.ownerDocument, 'theme', this.theme$.getValue());
  }

  choose(theme: Theme): void {
    this.#storage.setItem('theme', theme);
    tellServer(this.#page.ownerDocument, 'theme', theme);
    this.theme$.next(theme);
  }

  /** The device went from dark to light, or back: whoever has not chosen goes along. */
  followDevice(prefersLight: boolean): void {
    if (!this.#read()) this.theme$.next(prefersLight ? 'light' : 'dark');
  }

  /** Reads the storage again: the choice may have been made in another tab. */
  look(): void {
    const kept = this.#read();
    if (kept && kept !== this.theme$.getValue()) this.theme$.next(kept);
  }

  #read(): Theme | undefined {
    const kept = this.#storage.getItem('theme');
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  }
}
