// In one chunk: they are nearly the same.
export { MemberScreen } from './MemberScreen.tsx';
export { NobodyHere } from './ProfileFaces.tsx';
export { OwnProfileScreen } from './OwnProfileScreen.tsx';
