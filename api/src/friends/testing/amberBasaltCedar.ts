import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { befriend } from './befriend.ts';

export interface AmberBasaltCedar {
  amber: User;
  basalt: User;
  cedar: User;
}

/** Amber and Basalt are friends, Cedar knows neither. */
export async function amberBasaltCedar(server: TestServer): Promise<AmberBasaltCedar> {
  const amber = await server.aUser({ username: 'amber', name: 'Amber Lindqvist' });
  const basalt = await server.aUser({ username: 'basalt', name: 'Basalt Okoro' });
  const cedar = await server.aUser({ username: 'cedar', name: 'Cedar Novak' });
  await befriend(server.db, amber, basalt);
  return { amber, basalt, cedar };
}
