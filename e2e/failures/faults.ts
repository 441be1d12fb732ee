import type { Page, Route } from '@playwright/test';
import { answerChanged } from '../support/answerChanged.ts';
import { hold } from '../support/hold.ts';

export interface Fault {
  name: string;
  /** Makes the newest version of the remote fail in this page. Returns how to make it well again. */
  cause(page: Page, remote: string): Promise<() => Promise<void>>;
  /** What has to be done on the screen before the fault shows. */
  provoke?: (page: Page) => Promise<void>;
  /** What is asked for comes in the end, once it is made well. */
  isLate?: boolean;
}

/** A fault on the wire: requests for matching files of version 2.0.0 are answered badly. */
function onTheWire(
  name: string,
  files: RegExp,
  answer: (route: Route) => Promise<void> | void,
  provoke?: Fault['provoke'],
): Fault {
  return {
    name,
    ...(provoke ? { provoke } : {}),
    async cause(page, remote) {
      const affected = newest(remote, files);
      await page.route(affected, answer);
      return () => page.unroute(affected);
    },
  };
}

function newest(remote: string, files: RegExp): (url: URL) => boolean {
  return ({ pathname }) => pathname.startsWith(`/remotes/${remote}/2.0.0/`) && files.test(pathname);
}

/** Matching files of version 2.0.0 are kept back until it is made well. */
function late(name: string, files: RegExp): Fault {
  return {
    name,
    isLate: true,
    cause: async (page, remote) => {
      const letThrough = await hold(page, newest(remote, files));
      return async () => letThrough();
    },
  };
}

/** A fault in the remote's own code, which the fixture brings about on wish. */
function inTheCode(name: string): Fault {
  return {
    name,
    async cause(page) {
      await page.addInitScript((fault) => sessionStorage.setItem('fault', fault), name);
      // The script above runs again on each load, so the wish is overruled rather than withdrawn.
      return async () => {
        await page.addInitScript(() => sessionStorage.removeItem('fault'));
        await page.evaluate(() => sessionStorage.removeItem('fault'));
      };
    },
  };
}

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const webPage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' });
const oneByteMore = (route: Route) => answerChanged(route, (file) => `${file} `);
const openMore = (page: Page) => page.getByRole('button', { name: 'More' }).click();

const manifest = /mf-manifest\.json$/;
const entry = /remoteEntry\.\w+\.js$/;
const exposed = /__federation_expose_app\.js$/;
const sheet = /\.css$/;
/** The lazy chunk has a number for a name; the exposed ones have words. */
const lazy = /\/\d+\.js$/;

/** After any of these the newest version is not usable. */
export const fatalFaults: Fault[] = [
  onTheWire('manifest 404', manifest, notFound),
  onTheWire('manifest is a web page', manifest, webPage),
  late('manifest hangs', manifest),
  onTheWire('entry 404', entry, notFound),
  late('entry hangs', entry),
  inTheCode('entry throws'),
  onTheWire('entry tampered with', entry, oneByteMore),
  onTheWire('exposed chunk 404', exposed, notFound),
  onTheWire('exposed chunk tampered with', exposed, oneByteMore),
  inTheCode('module throws'),
  onTheWire('sheet 404', sheet, notFound),
  onTheWire('sheet tampered with', sheet, oneByteMore),
  inTheCode('mount throws'),
  inTheCode('mount never ends'),
  inTheCode('render throws'),
  inTheCode('effect throws'),
  onTheWire('lazy chunk 404 after mount', lazy, notFound, openMore),
  onTheWire('lazy chunk tampered with after mount', lazy, oneByteMore, openMore),
];

/** After these the remote stays, or goes, as the visitor wishes. */
export const harmlessFaults = {
  handler: inTheCode('event handler throws'),
  unmountThrows: inTheCode('unmount throws'),
  unmountHangs: inTheCode('unmount never ends'),
};
