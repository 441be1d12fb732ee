import type { User } from '../../users/User.ts';

/** Favourites are shown to others unless their owner keeps them; one always sees one's own. */
export const canSeeFavorites = (me: { id: string }, person: User) =>
  person.id === me.id || person.shows_favorites;
