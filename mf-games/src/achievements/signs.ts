import type { Achievement } from '@plaza/api-contract';
import { CalendarCheck, Flame, Footprints, Lamp, Map, Trophy } from 'lucide';

/** How each is shown: its sign, its name, what it asks for. */
export const SIGNS = {
  'first-run': { icon: Lamp, name: 'firstRun', why: 'firstRunWhy' },
  'five-games': { icon: Footprints, name: 'fiveGames', why: 'fiveGamesWhy' },
  'ten-games': { icon: Map, name: 'tenGames', why: 'tenGamesWhy' },
  'fifty-runs': { icon: Flame, name: 'fiftyRuns', why: 'fiftyRunsWhy' },
  'seven-days': { icon: CalendarCheck, name: 'sevenDays', why: 'sevenDaysWhy' },
  'first-place': { icon: Trophy, name: 'firstPlace', why: 'firstPlaceWhy' },
} as const satisfies Record<Achievement, object>;
