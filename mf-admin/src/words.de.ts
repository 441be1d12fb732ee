import type { Catalogue } from '@plaza/design-system';
import { access } from './access/words.de.ts';
import { activity } from './activity/words.de.ts';
import { audit, auditActs, auditFields, auditSubjects } from './audit/words.de.ts';
import { frame } from './frame/words.de.ts';
import {
  again,
  campaign,
  delivery,
  free,
  imports,
  investorActs,
  investorForm,
  investors,
} from './investors/words.de.ts';
import { letter } from './letter/words.de.ts';
import { live } from './live/words.de.ts';
import { bulk, people, person } from './monitor/words.de.ts';
import { myReports } from './my-reports/words.de.ts';
import { acts } from './remotes-console/acts/words.de.ts';
import { held, rules } from './reports/held/words.de.ts';
import { decide, reports } from './reports/words.de.ts';
import { remoteViews } from './remotes-console/remote/views.words.de.ts';
import { catalogue } from './catalogue/words.de.ts';
import { placed } from './placements/words.de.ts';
import { setup } from './setup/words.de.ts';
import { announce, communityFile, logo, placement, settings } from './settings/words.de.ts';
import { consoles, events, list, remote } from './remotes-console/words.de.ts';

export default {
  announce,
  catalogue,
  communityFile,
  placed,
  placement,
  settings,
  setup,
  access,
  activity,
  acts,
  audit,
  auditActs,
  auditFields,
  auditSubjects,
  bulk,
  campaign,
  console: consoles,
  decide,
  delivery,
  events,
  frame,
  again,
  free,
  held,
  import: imports,
  investorActs,
  investorForm,
  investors,
  letter,
  logo,
  list,
  live,
  myReports,
  people,
  person,
  remote,
  remoteViews,
  reports,
  rules,
} satisfies Catalogue;
