export { type Deployed, type DeployHands, deployRemote, type DeployOptions } from './deployRemote.ts';
export { packRemote } from './packRemote.ts';
export { smoke } from './smoke/smoke.ts';
