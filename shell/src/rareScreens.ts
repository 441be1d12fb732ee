// What few pages show, and none of a usual day.
export { OverrideBadge } from './panel/OverrideBadge.tsx';
export { FeatureOffScreen } from './public/FeatureOffScreen.tsx';
export { NotFoundScreen } from './pages/NotFoundScreen.tsx';
