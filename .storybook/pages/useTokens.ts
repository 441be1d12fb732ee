import { useEffect, useState } from 'react';

/** What the tokens are worth now, read from the page itself, and again when the theme turns. */
export function useTokens(names: readonly string[]): ReadonlyMap<string, string> {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const style = getComputedStyle(root);
      setValues(new Map(names.map((name) => [name, style.getPropertyValue(name).trim()])));
    };
    read();
    const themes = new MutationObserver(read);
    themes.observe(root, { attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, [names]);
  return values;
}
