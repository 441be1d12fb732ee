/** What measures the hub: the server by itself, then Plaza's promises on it. */
export const hubPrograms = ['api/signalr/src/bench/main.ts', 'api/src/realtime/bench/main.ts'] as const;
