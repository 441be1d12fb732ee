import { useCall } from '@plaza/shell-contract';
import { ProfileFaces } from './ProfileFaces.tsx';

export function OwnProfileScreen() {
  return <ProfileFaces profile={useCall('GET /profile')} />;
}
