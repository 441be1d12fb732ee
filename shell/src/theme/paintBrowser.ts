import type { Theme } from '@plaza/shell-contract';
import type { Observable } from 'rxjs';

/** What the browser draws around the page has the colour of the page. */
export function paintBrowser(page: Document, theme$: Observable<Theme>): void {
  theme$.subscribe(() => {
    for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = getComputedStyle(page.documentElement).getPropertyValue('--plaza-color-ground');
    }
  });
}
