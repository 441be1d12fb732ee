import { defineWords } from '../words.ts';

/** Not with the words of the public pages, because the landing page has the footer and not their long copy. */
export const footerWords = defineWords('footer', {
  label: 'Footer',
  follow: 'Follow us',
  language: 'Language',
});
