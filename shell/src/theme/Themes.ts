import type { Theme } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../storage/deviceStorage.ts';

/** Dark or light, remembered under `theme`. Without a choice it follows the device. */
export class Themes {
  readonly theme$: BehaviorSubject<Theme>;
  readonly #storage: Drawer;

  constructor(storage: Drawer, page: HTMLElement, prefersLight: boolean) {
    this.#storage = storage;
    const kept = storage.getItem('theme');
    const first: Theme = kept === 'light' || kept === 'dark' ? kept : prefersLight ? 'light' : 'dark';
    this.theme$ = new BehaviorSubject<Theme>(first);
    this.theme$.subscribe((theme) => {
      page.dataset['theme'] = theme;
    });
  }

  choose(theme: Theme): void {
    this.#storage.setItem('theme', theme);
    this.theme$.next(theme);
  }
}
