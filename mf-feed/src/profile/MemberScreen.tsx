import { useCall } from '@plaza/shell-contract';
import { useParams } from 'react-router-dom';
import { ProfileFaces } from './ProfileFaces.tsx';

export function MemberScreen() {
  const { username = '' } = useParams();
  return <ProfileFaces profile={useCall('GET /profile/:username', { params: { username } })} />;
}
