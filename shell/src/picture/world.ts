import { pictureMarks } from '@plaza/api-contract/values';

const element = { dataset: {}, lang: '', dir: '', ownerDocument: { cookie: '' } };

// The little of a browser that the shell looks at before it draws anything. What belongs to the installation is
// marked: the server knows it.
Object.assign(globalThis, {
  document: {
    cookie: '',
    documentElement: element,
    createElement: () => element,
    getElementById: () => ({ textContent: JSON.stringify({ name: pictureMarks.brand }) }),
  },
  window: globalThis,
  addEventListener: () => undefined,
});
Object.defineProperty(globalThis, 'navigator', {
  value: { languages: [], onLine: true },
  configurable: true,
});
