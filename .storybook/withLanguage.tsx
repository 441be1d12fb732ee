import { languages, speak } from '@plaza/design-system';
import { useLayoutEffect } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';

/** Speaks the language of the toolbar, as the shell speaks that of the settings. */
export const withLanguage: Decorator = function WithLanguage(Story, { globals }) {
  const chosen = languages.find(({ tag }) => tag === globals['language']) ?? languages[0];
  useLayoutEffect(() => {
    document.documentElement.lang = chosen.tag;
    void speak(chosen.tag);
  }, [chosen]);
  return <Story />;
};
