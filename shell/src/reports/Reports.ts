import { BehaviorSubject } from 'rxjs';

export interface Report {
  remote: string;
  about: string;
  message: string;
}

const KEPT = 50;

/** Oddities that remotes tell of and visitors need not see. The panel of remotes shows them, the console too. */
export class Reports {
  readonly reports$ = new BehaviorSubject<Report[]>([]);

  note(remote: string, error: unknown, about = ''): void {
    const message = error instanceof Error ? error.message : String(error);
    this.reports$.next([...this.reports$.getValue(), { remote, about, message }].slice(-KEPT));
    console.warn(`${remote}: ${about || 'reports'}`, error);
  }
}
