import type { Browser } from '@playwright/test';
import { readRemote } from '../../build/remotePackages.ts';
import { aVisit, type Visit } from './aVisit.ts';
import { seeMounted } from './seeMounted.ts';

/** One opened version: where it is served, what it is, and the token that shows it before anybody else sees it. */
export interface Subject {
  url: string;
  name: string;
  version: string;
  preview: string;
}

/** Opens an address of a remote, where exactly this version has to mount. */
export function visitRemote(browser: Browser, { url, name, version, preview }: Subject, path: string): Visit {
  const address = `${url}${path}?preview=${encodeURIComponent(preview)}`;
  const service = readRemote(name).plan.service ?? false;
  return (patienceMs) =>
    aVisit(browser, 'member', (page) =>
      seeMounted(page, { url: address, name, version, service }, patienceMs),
    );
}
