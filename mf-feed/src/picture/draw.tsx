import { renderToStaticMarkup } from 'react-dom/server';
import { FirstHome } from './FirstHome.tsx';

/** The addresses of which something is drawn while this remote is built. */
export const addresses = ['/'];

/** What is seen of one before anything of this remote is there: the same in every language and theme, it says nothing. */
export async function draw(): Promise<string> {
  return renderToStaticMarkup(<FirstHome />);
}
