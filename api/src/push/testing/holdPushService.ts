import { TestPushService } from './TestPushService.ts';

// A push service in a process of its own, and one browser that has subscribed there. It says what a server needs to send
// to it, then everything that arrives: as it came, and opened as that browser opens it.
const service = new TestPushService();
void service.open().then((env) => {
  const { token, open } = service.subscribe();
  service.onArrived = (arrived) =>
    process.send?.({ body: arrived.body.toString('latin1'), payload: open(arrived) });
  process.send?.({ env, token });
});
process.on('disconnect', () => void service.close().finally(() => process.exit()));
