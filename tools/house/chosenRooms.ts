import { roomNames } from '../build/rooms.ts';
import { Refusal } from './Refusal.ts';

/** The rooms that somebody named on the command line; `all` is every one of them, the shell first. */
export function chosenRooms(name: string | undefined, rooms = roomNames()): string[] {
  if (name === 'all') return rooms;
  if (name && rooms.includes(name)) return [name];
  throw new Refusal(
    `${name ? `There is no room "${name}".` : 'Which room?'} Rooms are: ${rooms.join(', ')}, or all.`,
  );
}
