/** What measures the hub: the server by itself, then Plaza's promises on it, the longest last. */
export const hubPrograms = [
  'api/signalr/src/bench/main.ts',
  'api/src/realtime/bench/main.ts',
  'api/src/realtime/bench/crowdMain.ts',
  'api/src/realtime/bench/chaosMain.ts',
] as const;

/** What chat promises of its server: how soon, how many, and that nothing is lost. */
export const chatPrograms = ['api/src/chat/bench/main.ts'] as const;

/** What people in a zone cost each other, and how they come back when their server dies. */
export const zonePrograms = ['api/src/zones/bench/main.ts'] as const;

/** How long a turn takes while a hundred matches are played. */
export const matchPrograms = ['api/src/matches/bench/main.ts'] as const;
