import { BehaviorSubject } from 'rxjs';
import { paintBrowser } from './paintBrowser.ts';

test('[2.2-8] the browser’s own bar follows the theme', () => {
  const page = document.documentElement;
  document.head.innerHTML = '<meta name="theme-color" content="#0E1526">';
  const theme$ = new BehaviorSubject<'dark' | 'light'>('dark');
  page.style.setProperty('--plaza-color-ground', 'black');
  paintBrowser(document, theme$);
  const colour = () => document.querySelector('meta')?.content;
  expect(colour()).toBe('black');
  page.style.setProperty('--plaza-color-ground', 'white');
  theme$.next('light');
  expect(colour()).toBe('white');
});
