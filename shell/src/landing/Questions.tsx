import { Accordion, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { questionWords } from './words.ts';

/** In the order in which newcomers ask. */
const asked = ['what', 'cost', 'where', 'spaces', 'different', 'friends', 'ai', 'creators'] as const;

/** What newcomers ask, and what is true. */
export function Questions() {
  const t = useWords(questionWords);
  const items = asked.map((name) => ({
    id: name,
    title: named(t[name]),
    content: <p>{named(t[`${name}Answer`])}</p>,
  }));
  return <Accordion items={items} />;
}

/** Some of them name this place. */
function named(words: string | ((values: { brand: string }) => string)): string {
  return typeof words === 'string' ? words : words({ brand: brand.name });
}
