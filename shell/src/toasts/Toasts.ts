import type { Toast } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';

export interface ShownToast extends Toast {
  id: string;
}

/** What is being said in passing. */
export class Toasts {
  readonly shown$ = new BehaviorSubject<ShownToast[]>([]);
  #count = 0;

  say(toast: Toast): void {
    this.#count += 1;
    this.shown$.next([...this.shown$.getValue(), { ...toast, id: String(this.#count) }]);
  }

  dismiss(id: string): void {
    this.shown$.next(this.shown$.getValue().filter((toast) => toast.id !== id));
  }
}
