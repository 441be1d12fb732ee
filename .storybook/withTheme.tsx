import { useLayoutEffect } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';

/** Puts the theme of the toolbar where the product puts it: on the root element. */
export const withTheme: Decorator = function WithTheme(Story, { globals }) {
  const theme = globals['theme'] === 'light' ? 'light' : 'dark';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};
