import { findBrowser, findWindowed } from './findBrowser.ts';

/** A machine on which just these files exist. */
function aMachine(files: string[], env: NodeJS.ProcessEnv = {}) {
  return {
    env,
    exists: (path: string) => files.includes(path),
    playwrights: () => '/cache/playwright/chrome',
  };
}

describe('the browser of the tests', () => {
  it('is the one that PLAZA_CHROMIUM names, before any other', () => {
    const machine = aMachine(['/opt/mine', '/usr/bin/chromium'], { PLAZA_CHROMIUM: '/opt/mine' });
    expect(findBrowser(machine)).toBe('/opt/mine');
  });

  it('is none when PLAZA_CHROMIUM names a file that is not there', () => {
    expect(findBrowser(aMachine(['/usr/bin/chromium'], { PLAZA_CHROMIUM: '/opt/gone' }))).toBeNull();
  });

  it('is an installed Chromium, on the path or in its usual place', () => {
    expect(findBrowser(aMachine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome');
    expect(findBrowser(aMachine(['/home/me/bin/chromium'], { PATH: '/home/me/bin' }))).toBe(
      '/home/me/bin/chromium',
    );
  });

  it('is rather one that has no window, wherever the other lies', () => {
    const machine = aMachine(['/home/me/bin/chromium', '/usr/bin/chromium-headless-shell'], {
      PATH: '/home/me/bin',
    });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is one that could show windows for what is not shown without, also where another is named', () => {
    const machine = aMachine(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'], {
      PLAZA_CHROMIUM: '/usr/bin/chromium-headless-shell',
    });
    expect(findWindowed(machine)).toBe('/usr/bin/chromium');
    expect(findWindowed(aMachine(['/usr/bin/chromium-headless-shell']))).toBeNull();
  });

  it("is Playwright's own when nothing is installed", () => {
    expect(findBrowser(aMachine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  it('is none on a machine without any', () => {
    expect(findBrowser(aMachine([]))).toBeNull();
  });
});
