import type { Theme } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../storage/deviceStorage.ts';
import { tellServer } from '../storage/tellServer.ts';

export type ThemeChoice = Theme | 'device';

/** Dark or light, remembered under `theme`. Without a choice it follows the device. */
export class Themes {
  readonly theme$: BehaviorSubject<Theme>;
  readonly choice$: BehaviorSubject<ThemeChoice>;
  /** The one that the server drew the page in. */
  readonly drawn: Theme;
  readonly #storage: Drawer;
  readonly #page: HTMLElement;
  #device: Theme;

  constructor(storage: Drawer, page: HTMLElement, prefersLight: boolean) {
    this.#storage = storage;
    this.#page = page;
    this.#device = prefersLight ? 'light' : 'dark';
    this.drawn = page.dataset['theme'] === 'light' ? 'light' : 'dark';
    this.choice$ = new BehaviorSubject(this.#read() ?? 'device');
    this.theme$ = new BehaviorSubject(this.#now());
    this.theme$.subscribe((theme) => {
      page.dataset['theme'] = theme;
    });
    this.#tell();
  }

  choose(choice: ThemeChoice): void {
    if (choice === 'device') this.#storage.removeItem('theme');
    else this.#storage.setItem('theme', choice);
    this.look();
    this.#tell();
  }

  /** The device went from dark to light, or back: whoever has not chosen goes along. */
  followDevice(prefersLight: boolean): void {
    this.#device = prefersLight ? 'light' : 'dark';
    this.look();
  }

  /** Reads the storage again: the choice may have been made in another tab. */
  look(): void {
    const choice = this.#read() ?? this.choice$.getValue();
    if (choice !== this.choice$.getValue()) this.choice$.next(choice);
    const theme = this.#now();
    if (theme !== this.theme$.getValue()) this.theme$.next(theme);
  }

  /** Also that there is no choice: one that a full browser did not keep is over with its page. */
  #tell(): void {
    const choice = this.choice$.getValue();
    tellServer(this.#page.ownerDocument, 'theme', choice === 'device' ? '' : choice);
  }

  #now(): Theme {
    const choice = this.choice$.getValue();
    return choice === 'device' ? this.#device : choice;
  }

  /** Nothing where what is kept is none of ours. */
  #read(): ThemeChoice | undefined {
    const kept = this.#storage.getItem('theme') ?? 'device';
    return kept === 'light' || kept === 'dark' || kept === 'device' ? kept : undefined;
  }
}
