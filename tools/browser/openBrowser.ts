import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './findBrowser.ts';

/** A browser without a window, or null on a machine without one. `more` is what else it is told. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser | null> {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  // Chromium refuses its own sandbox to root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...args, '--disable-gpu', '--no-first-run', ...more] });
}
