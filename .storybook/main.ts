import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const root = join(import.meta.dirname, '..');
// By name: a pattern would also find the copies of remotes that tests of deploys leave in .cache.
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['./pages', ...['design-system', 'shell', ...remotes].map((folder) => `../${folder}/src`)].map(
    (group) => `${group}/**/*.stories.tsx`,
  ),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen and the check need the old compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen', check: false },
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    plugins: [...(rsbuild.plugins ?? []), pluginReact()],
    // The groups are read from their sources, so that a story never shows yesterday's build.
    resolve: { ...rsbuild.resolve, conditionNames: ['source', 'browser', 'import', 'module', 'default'] },
    // It is looked at on this machine: smaller files would cost more time than they save.
    output: { ...rsbuild.output, minify: false, sourceMap: false },
    performance: { ...rsbuild.performance, printFileSize: false },
  }),
};

export default config;
