// What few pages show, and none of a usual day.
export { OverrideBadge } from '../panel/OverrideBadge.tsx';
export { FeatureOffScreen } from './FeatureOffScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
