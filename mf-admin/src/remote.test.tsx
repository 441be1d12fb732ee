import { describeConformance } from '@plaza/shell-contract/conformance';
import { asAdmin } from './testing/asAdmin.ts';
import { aRoom } from './testing/aRoom.ts';

const load = async () => (await import('./remote.tsx')).app;
const answers = { 'GET /remotes/status': { rooms: [aRoom()] } };

describeConformance('mf-admin', load, {
  paths: ['/admin', '/admin/remotes/mf-chat', '/admin/nothing'],
  answers,
  session: asAdmin(),
});

describeConformance('mf-admin, shown to a member', load, { paths: ['/admin'], answers });
