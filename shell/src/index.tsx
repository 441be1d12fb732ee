import './layers.css';
import '@plaza/design-system';
import { atMost } from './clock/atMost.ts';
import { browserClock } from './clock/Clock.ts';
import { createHost } from './start/createHost.ts';
import { startHost } from './start/startHost.ts';
import { takingAsked } from './picture/member/asked.ts';
import { sayWhenThere } from './picture/member/sayThere.ts';
import { pictureOn } from './parts/picture.ts';
import { showPage } from './picture/showPage.tsx';
import { sendHealth } from './remotes/health/Health.ts';
import { FederationLoader } from './remotes/loader/federationLoader.ts';
import { areOverridesAllowed } from './remotes/overrides/OverrideSwitch.ts';
import { registerPlaces } from './remotes/places/placesApp.ts';
import { readInlined } from './remotes/registry/RegistryStore.ts';
import { navigate, watchAddress } from './routing/address.ts';
import { deviceStorage, tabStorage } from './storage/deviceStorage.ts';

const WORDS_MS = 3000;

async function open(): Promise<void> {
  const came = pictureOn(document);
  // Between reading the scripts and running them the browser may answer a finger.
  await new Promise((resolve) => setTimeout(resolve));
  const mayOverride = areOverridesAllowed(document);

  const host = createHost({
    page: document,
    ask: takingAsked(window, (...request) => fetch(...request)),
    storage: deviceStorage,
    tab: tabStorage,
    clock: browserClock,
    loader: new FederationLoader(),
    health: sendHealth(browserClock),
    address$: watchAddress(),
    navigate,
    inlined: readInlined(document),
    preview: new URLSearchParams(location.search).get('preview') ?? undefined,
    mayOverride,
    mountParcel: registerPlaces(),
  });
  // A developer's build is asked for first, or the deployed version would flash before it.
  if (mayOverride) await host.overrides.open(location.search);

  startHost(host, document, browserClock);
  const root = document.getElementById('plaza');
  if (!root) throw new Error('The page has no #plaza.');
  // Nobody should see English for a moment before their own language, nor wait for it for ever.
  await atMost(browserClock, WORDS_MS, host.languages.opened, 'The words').catch(() => undefined);
  showPage(host, root, came);
  sayWhenThere(host);
}

void open();
