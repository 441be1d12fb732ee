import { Compass, DoorOpen, HandHeart, type IconNode, ShieldCheck } from 'lucide';

export interface Reason {
  icon: IconNode;
  /** The name of its words. */
  name: 'door' | 'somewhere' | 'nobody' | 'together';
}

export const reasons: readonly Reason[] = [
  { icon: DoorOpen, name: 'door' },
  { icon: Compass, name: 'somewhere' },
  { icon: ShieldCheck, name: 'nobody' },
  { icon: HandHeart, name: 'together' },
];
