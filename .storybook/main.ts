import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['./pages', '../design-system/src', '../shell/src', '../mf-*/src'].map(
    (room) => `${room}/**/*.stories.tsx`,
  ),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen and the check need the old compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen', check: false },
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    plugins: [...(rsbuild.plugins ?? []), pluginReact()],
    // The rooms are read from their sources, so that a story never shows yesterday's build.
    resolve: { ...rsbuild.resolve, conditionNames: ['source', 'browser', 'import', 'module', 'default'] },
    performance: { ...rsbuild.performance, printFileSize: false },
  }),
};

export default config;
