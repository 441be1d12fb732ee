import { configure as configureDom } from '@testing-library/dom';
import type { Preview } from 'storybook-react-rsbuild';
import { configure } from 'storybook/test';
import { languages } from '@plaza/design-system';
import './preview.css';
import { withLanguage } from './withLanguage.tsx';
import { withMotion } from './withMotion.tsx';
import { withTheme } from './withTheme.tsx';

// Ample for a machine with much else to do: what is there is found at once all the same.
const ample = { asyncUtilTimeout: 30_000 };
configure(ample);
// What tests share with stories asks this one.
configureDom(ample);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme, withMotion, withLanguage],
  globalTypes: {
    theme: {
      description: 'The hour of the square',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dusk', icon: 'moon' },
          { value: 'light', title: 'Noon', icon: 'sun' },
        ],
      },
    },
    motion: {
      description: 'How much moves',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'all', title: 'All motion', icon: 'play' },
          { value: 'less', title: 'Less motion', icon: 'stop' },
        ],
      },
    },
    language: {
      description: 'What the square speaks',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ tag, name }) => ({ value: tag, title: name })),
      },
    },
  },
  initialGlobals: { theme: 'dark', motion: 'all', language: 'en' },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        edge: { name: 'Last phone width, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    a11y: {
      // A fault is a failure: `npm test` walks all stories with the same rules.
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Design system', 'Shell', '*'] },
    },
  },
};

export default preview;
