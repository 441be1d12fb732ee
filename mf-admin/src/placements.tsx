import { defineRemote } from '@plaza/shell-contract';
import { PlacementBoard } from './placements/PlacementBoard.tsx';

/** What partners show beside the feed. */
export const app = defineRemote(() => <PlacementBoard places={['feed']} />);
