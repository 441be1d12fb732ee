import type { TestHouse } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { befriend } from './befriend.ts';

export interface AmberBasaltCedar {
  amber: User;
  basalt: User;
  cedar: User;
}

/** Amber and Basalt are friends, Cedar knows neither. */
export async function amberBasaltCedar(house: TestHouse): Promise<AmberBasaltCedar> {
  const amber = await house.aUser({ username: 'amber', name: 'Amber Lindqvist' });
  const basalt = await house.aUser({ username: 'basalt', name: 'Basalt Okoro' });
  const cedar = await house.aUser({ username: 'cedar', name: 'Cedar Novak' });
  await befriend(house.db, amber, basalt);
  return { amber, basalt, cedar };
}
