import type { Preview } from 'storybook-react-rsbuild';
import '@plaza/design-system';
import './preview.css';
import { withTheme } from './withTheme.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
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
  },
  initialGlobals: { theme: 'dark' },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        edge: { name: 'Last phone width, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    a11y: {
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
