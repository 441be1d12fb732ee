import { useHost } from '../host/useHost.ts';
import { presentSecret } from '../session/secret.ts';

/** Tells the server by password that it is this person, for the next while. Rejects for another password. */
export function useProofByPassword() {
  const { api, sessions } = useHost();
  return async (password: string): Promise<void> => {
    const session = sessions.session$.getValue();
    const username = session.status === 'member' ? session.user.username : '';
    await api.call('POST /keys/proof', { body: await presentSecret(api, username, password) });
  };
}
