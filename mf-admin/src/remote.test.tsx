import { describeConformance } from '@plaza/shell-contract/conformance';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { aLive, someLines } from './testing/aLive.ts';
import { aSetup } from './testing/aSetup.ts';
import { asAdmin } from './testing/asAdmin.ts';
import { aLetter, aList } from './testing/anInvestor.ts';
import { aPerson } from './testing/aPerson.ts';
import { aDecisionAboutMe, aQueue } from './testing/aReport.ts';
import { aRemote } from './testing/aRemote.ts';

beforeEach(() => setWindowWidth(1280));

const load = async () => (await import('./remote.tsx')).app;
const answers = {
  'GET /remotes/status': { remotes: [aRemote()] },
  'GET /monitor': { data: [aPerson()], next: null, count: 1, is_more: false },
  'GET /monitor/:userId': { data: [] },
  'GET /audit': { items: [], next: null },
  'POST /investor': aList([]),
  'GET /investor/campaigns': { data: [], locked_until: null },
  'GET /investor/letter': aLetter,
  'GET /roles/mine': { may: [] },
  'GET /settings': {
    settings: {},
    configured: { name: 'Plaza', email: 'a@b.example', phone: '1', links: {} },
  },
  'GET /setup': aSetup(),
  'GET /catalogue': { games: [], videos: [] },
  'GET /live': aLive(),
  'GET /live/lines': someLines(),
  'GET /moderation/queue': aQueue(),
  'GET /moderation/mine': { decided: [aDecisionAboutMe()], reported: [] },
};

const owned = [
  '/admin',
  '/invest',
  '/user-activity/2',
  '/email',
  '/mail',
  '/admin/reports',
  '/reports',
  '/appeal',
];

describeConformance('mf-admin', load, {
  paths: [
    ...owned,
    '/admin/remotes',
    '/admin/remotes/mf-chat',
    '/admin/audit',
    '/admin/live',
    '/admin/settings',
    '/admin/setup',
    '/admin/catalogue',
    '/admin/nothing',
  ],
  answers,
  session: asAdmin(),
});

describeConformance('mf-admin, shown to a member', load, { paths: owned, answers });
