// In one chunk: they are nearly the same.
export { MemberScreen } from './MemberScreen.tsx';
export { NobodyHere } from './NobodyHere.tsx';
export { OwnProfileScreen } from './OwnProfileScreen.tsx';
