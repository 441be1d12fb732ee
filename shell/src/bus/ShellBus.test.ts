import { from } from 'rxjs';
import { ShellBus } from './ShellBus.ts';
import { StreamLease } from './StreamLease.ts';

const chat = { name: 'mf-chat', version: '1.0.0' };
const feed = { name: 'mf-feed', version: '2.0.0' };

test('one remote hears another, and who it was', () => {
  const line = new ShellBus();
  const heard = jest.fn();
  from(line.speakAs(feed).on('chat.unread')).subscribe(heard);
  line.speakAs(chat).emit('chat.unread', { count: 3 });
  line.speakAs(chat).emit('feed.posted', { id: '1' });
  expect(heard.mock.calls).toEqual([[{ type: 'chat.unread', payload: { count: 3 }, from: chat }]]);
});

test('a remote that has left hears nothing more', () => {
  const line = new ShellBus();
  const heard = jest.fn();
  const lease = new StreamLease();
  line.speakAs(feed, lease).on('chat.unread').subscribe({ next: heard });
  lease.end();
  line.speakAs(chat).emit('chat.unread', { count: 1 });
  expect(heard).not.toHaveBeenCalled();
});

test('one who stopped listening is forgotten at once', () => {
  const line = new ShellBus();
  const heard = jest.fn();
  line.speakAs(feed).on('chat.unread').subscribe({ next: heard }).unsubscribe();
  line.speakAs(chat).emit('chat.unread', { count: 1 });
  expect(heard).not.toHaveBeenCalled();
});
