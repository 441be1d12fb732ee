import type { ApiClient } from '@plaza/shell-contract';
import { PushRegistration } from '../push/PushRegistration.ts';
import { pushBrowser } from '../push/pushBrowser.ts';
import { aloneWithKeys } from './aloneWithKeys.ts';
import { browserShelf } from './browserShelf.ts';
import type { KeyShelf } from './KeyShelf.ts';

interface Leaving {
  api: ApiClient;
  userId: string;
  shelf?: KeyShelf;
  /** The lock under which keys are opened and made. */
  alone?: (userId: string, act: () => Promise<void>) => Promise<void>;
}

/** Takes somebody's keys out of this browser, and this browser off their lists of devices: nothing is pushed to it any more. */
export async function forgetKeys({
  api,
  userId,
  shelf = browserShelf(),
  alone = aloneWithKeys,
}: Leaving): Promise<void> {
  const device = (await shelf.read(userId).catch(() => undefined))?.device;
  const telling = device && api.call('DELETE /keys/devices/:id', { params: { id: device.id } });
  const push = new PushRegistration(api, userId, pushBrowser());
  const stopping = push.deviceId().then((id) => id && push.stop());
  const forget = () => shelf.forget(userId);
  await Promise.all([
    // At once; and once more behind whoever opens or makes them at this moment, and would put them back.
    forget().finally(() => alone(userId, forget)),
    telling?.catch(() => undefined),
    stopping.catch(() => undefined),
  ]);
}
