import { PUSH_INSTANCE } from '@plaza/api-contract';
import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import type { TestPushService, TestSubscription } from './TestPushService.ts';

export const INSTANCE = `/device_api/v1/instances/${PUSH_INSTANCE}`;

export interface TestBrowser extends TestSubscription {
  id: string;
}

/** A browser that is registered, and whose somebody's it is. */
export async function aBrowser(
  server: TestServer,
  service: TestPushService,
  user: Pick<User, 'id'> | null,
): Promise<TestBrowser> {
  const subscription = service.subscribe();
  const body = { token: subscription.token, metadata: { sdkVersion: '2.1.0' } };
  const { id } = (await server.as(null).post<{ id: string }>(`${INSTANCE}/devices/web`, body)).body;
  if (user) await server.as(user).put(`${INSTANCE}/devices/web/${id}/user`);
  return { ...subscription, id };
}
