import { defineRemote } from '@plaza/shell-contract';
import { PlacementBoard } from './placements/PlacementBoard.tsx';

/** The notice board of a zone: what partners show in it and in its flicks. The zone is the one of the address. */
export const app = defineRemote(() => (
  <PlacementBoard places={['zone', 'flick']} zone={/^\/zones\/([^/]+)/.exec(location.pathname)?.[1]} />
));
