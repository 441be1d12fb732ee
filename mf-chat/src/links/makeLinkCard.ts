import type { ChatContent } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';

export type LinkCard = NonNullable<ChatContent['link']>;

const TITLE_LENGTH = 120;
const TEXT_LENGTH = 200;

/**
 * What a link leads to, as the sender's device can tell. A page of this Plaza is asked for with the sender's own rights;
 * of any other address nothing is fetched, neither here nor by whoever reads it nor by the server: its host is all.
 */
export async function makeLinkCard(api: ApiClient, address: URL, origin: string): Promise<LinkCard> {
  const plain = { url: address.href, title: address.host, text: '' };
  if (address.origin !== origin) return plain;
  const about = await aboutPage(api, address.pathname).catch(() => undefined);
  if (!about) return { ...plain, text: address.pathname === '/' ? '' : address.pathname };
  return { url: address.href, title: cut(about.title, TITLE_LENGTH), text: cut(about.text, TEXT_LENGTH) };
}

interface About {
  title: string;
  text: string;
}

async function aboutPage(api: ApiClient, path: string): Promise<About | undefined> {
  const [first = '', second = '', third = ''] = path.slice(1).split('/').map(decodeURIComponent);
  if (first === 'post' && second) {
    const post = await api.call('GET /posts/:id', { params: { id: second } });
    // What is for friends alone is not carried further by a card.
    return { title: post.user_name, text: post.sharing === 1 ? post.context : '' };
  }
  if (first === 'user' && second && !third) {
    const person = await api.call('GET /profile/:username', { params: { username: second } });
    return { title: person.name, text: person.bio ?? `@${person.username}` };
  }
  if (first === 'play' && second && !third) {
    const game = await api.call('GET /games/:id', { params: { id: second } });
    return { title: game.title, text: game.line ?? '' };
  }
  if (first === 'zones' && second === 'u' && third) {
    const zone = await api.call('GET /zones/u/:slug', { params: { slug: third } });
    return { title: zone.name, text: zone.owner.name };
  }
  if (first === 'zones' && second) {
    const zone = (await api.call('GET /zones')).find((one) => one.path === `/zones/${second}`);
    return zone && { title: zone.name, text: zone.hour };
  }
  return undefined;
}

function cut(text: string, length: number): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length > length ? `${words.slice(0, length - 1).trimEnd()}…` : words;
}
