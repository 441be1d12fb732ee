import type { FullConfig } from '@playwright/test';
import { twoMachines } from './twoMachines.ts';

/** In place of the one server that tests visit: as many machines as it takes to lack something of each other. */
export default async function openTwoMachines({ metadata }: FullConfig): Promise<() => Promise<void>> {
  const { port, plazaEnv: env } = metadata as { port: number; plazaEnv: Record<string, string> };
  const { dataDir, stop } = await twoMachines({ port, env });
  process.env['PLAZA_E2E_DATA'] = dataDir;
  return stop;
}
