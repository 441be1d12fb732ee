export { findBrowser, findWindowed } from './findBrowser.ts';
export { openBrowser } from './openBrowser.ts';
