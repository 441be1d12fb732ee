// Both screens in one chunk: they are nearly the same.
export { MemberScreen } from './MemberScreen.tsx';
export { OwnProfileScreen } from './OwnProfileScreen.tsx';
