import type { settingsWords } from './words.ts';

// The order matters: most browsers claim to be several.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/OculusBrowser\//, 'Quest Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Quest/, 'Quest'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A browser as people call it, from what it calls itself: `Firefox on Linux`. */
export function deviceName(
  userAgent: string | null,
  t: Pick<typeof settingsWords.now, 'device' | 'unknownApp'>,
): string {
  const named = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const browser = named(browsers) ?? t.unknownApp;
  const system = named(systems);
  return system ? t.device({ browser, system }) : browser;
}
