import type { Catalogue } from '@plaza/design-system';
import { announcements } from './announcements/words.de.ts';
import { first, titles } from './first.words.de.ts';
import { frame, remotes, slots } from './frame/words.de.ts';
import { forms } from './forms/words.de.ts';
import { fullBrowser } from './session/full.words.de.ts';
import { hubTrouble } from './connection/trouble.words.de.ts';
import { hub, hubChapters } from './connection/words.de.ts';
import { notices } from './notices/words.de.ts';
import { keys } from './keys/words.de.ts';
import { footer } from './footer/words.de.ts';
import { gameKinds, landing, questions } from './landing/words.de.ts';
import { login } from './login/forms.words.de.ts';
import { door } from './login/words.de.ts';
import { palette, paletteActs, paletteGroups, palettePages, shortcuts } from './palette/words.de.ts';
import { passkeys } from './settings/passkeys/words.de.ts';
import { push } from './settings/push/words.de.ts';
import { badge } from './panel/badge.words.de.ts';
import { panel } from './panel/words.de.ts';
import { pwa } from './pwa/words.de.ts';
import { proof } from './proof/words.de.ts';
import { settings } from './settings/words.de.ts';
import { signup } from './signup/words.de.ts';

export default {
  announcements,
  badge,
  door,
  first,
  footer,
  forms,
  frame,
  gameKinds,
  hub,
  hubChapters,
  fullBrowser,
  hubTrouble,
  keys,
  landing,
  login,
  notices,
  palette,
  paletteActs,
  paletteGroups,
  palettePages,
  passkeys,
  panel,
  push,
  pwa,
  shortcuts,
  questions,
  remotes,
  proof,
  settings,
  signup,
  slots,
  titles,
} satisfies Catalogue;
