import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { VrState } from './useVr.ts';
import { VrButton } from './VrButton.tsx';

const meta = { title: 'mf-zones/VR/Button', component: VrButton } satisfies Meta<typeof VrButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (state: VrState, isReady = true): Story => ({
  args: { vr: { state, enter: () => undefined, leave: () => undefined }, isReady },
});

export const Offered = story({ status: 'offered', problem: null });

/** The zone is still being built. */
export const NotYet = story({ status: 'offered', problem: null }, false);

export const Entering = story({ status: 'entering', problem: null });

export const InVr = story({ status: 'worn', problem: null });

export const Refused = story({ status: 'offered', problem: 'refused' });

export const Busy = story({ status: 'offered', problem: 'busy' });

export const Failed = story({ status: 'offered', problem: 'failed' });

/** The headset ended it by itself. */
export const Lost = story({ status: 'offered', problem: 'lost' });

/** Most browsers of phones and computers. */
export const NoBrowser = story({ status: 'noBrowser' });

export const NoHeadset = story({ status: 'noHeadset' });

export const Unprotected = story({ status: 'insecure' });

export const NoPicture = story({ status: 'noPicture' });
