import { Compass, DoorOpen, HandHeart, type LucideIcon, ShieldCheck } from 'lucide-react';

export interface Reason {
  icon: LucideIcon;
  /** The name of its words. */
  name: 'door' | 'somewhere' | 'nobody' | 'together';
}

export const reasons: readonly Reason[] = [
  { icon: DoorOpen, name: 'door' },
  { icon: Compass, name: 'somewhere' },
  { icon: ShieldCheck, name: 'nobody' },
  { icon: HandHeart, name: 'together' },
];
