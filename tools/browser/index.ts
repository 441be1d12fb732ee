export { findBrowser } from './findBrowser.ts';
export { openBrowser } from './openBrowser.ts';
