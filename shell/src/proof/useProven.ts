import { useHost } from '../host/useHost.ts';
import type { Proven } from '../session/Proofs.ts';

export function useProven(): Proven {
  return useHost().proofs.proven;
}
