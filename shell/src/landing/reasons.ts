import { Compass, DoorOpen, HandHeart, type LucideIcon, ShieldCheck } from 'lucide-react';

export interface Reason {
  icon: LucideIcon;
  title: string;
  desc: string;
}

export const reasons: readonly Reason[] = [
  {
    icon: DoorOpen,
    title: 'The door is open',
    desc: 'Look around before you sign up. An account takes a minute and costs nothing.',
  },
  {
    icon: Compass,
    title: 'There is always somewhere to go',
    desc: 'Thirteen zones, each with its own hour, its own sound and something to do with your hands.',
  },
  {
    icon: ShieldCheck,
    title: 'Nobody looks over your shoulder',
    desc: 'No trackers and no scripts of other companies. Your browser makes sure of it on every page.',
  },
  {
    icon: HandHeart,
    title: 'Made to be together',
    desc: 'You see who is there before you go in, and you can leave when you like.',
  },
];
