export { type Deployed, type DeployHands, deployRoom, type DeployWish } from './deployRoom.ts';
export { packRoom } from './packRoom.ts';
