import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { App } from '../App.tsx';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';

interface PageProps {
  options: TestHostOptions;
  dialog: 'palette' | 'shortcuts';
}

function Page({ options, dialog }: PageProps) {
  const [host] = useState(() => {
    const made = createTestHost({ member: {}, pathname: '/nowhere', ...options }).host;
    made.dialog$.next(dialog);
    return made;
  });
  return (
    <HostStage host={host}>
      <App />
    </HostStage>
  );
}

const meta = {
  title: 'Shell/Palette',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { options: {}, dialog: 'palette' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers: TestHostOptions['answers'] = {
  '/api/chat/search/a': {
    body: [
      { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null },
      { id: '7', name: 'Garnet Aalto', username: 'garnet', profile: null },
    ],
  },
  '/api/chat/search/xyz': { body: [] },
  '/api/zones': {
    body: [{ name: 'Castle Zone', path: '/zones/castle', image: null, hour: '', palette: [] }],
  },
  '/api/games': {
    body: [{ id: '6', url: '', title: 'Night Tram', width: 1, height: 1, isFavorited: false }],
  },
};

const typing =
  (text: string, then: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), text);
    const [found] = await canvas.findAllByText(then);
    await waitFor(() => expect(found).toBeVisible());
  };

/** Nothing typed: where one was last, where one can go, what one can do. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('listbox'));
    const [first] = list.getAllByRole('option');
    await expect(first).toHaveTextContent('Home');
    await expect(first).toHaveAttribute('data-active');
    // The title is for ears: eyes begin with the field.
    const title = canvas.getByRole('heading', { name: 'Go anywhere' });
    await expect(getComputedStyle(title).clipPath).toBe('inset(50%)');
  },
};

export const Filled: Story = { args: { options: { answers } }, play: typing('a', 'Castle Zone') };

export const Looking: Story = {
  args: {
    options: { answers: { '/api/chat/search/cedar': 'never', '/api/zones': 'never', '/api/games': 'never' } },
  },
  play: typing('cedar', 'Looking…'),
};

export const Empty: Story = {
  args: { options: { answers } },
  play: typing('xyz', 'Nothing here is called “xyz”'),
};

export const Failed: Story = {
  args: { options: { answers: {} } },
  play: typing('zones', 'Not everything could be searched.'),
};

export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };

export const Shortcuts: Story = {
  args: { dialog: 'shortcuts' },
  play: async ({ canvas }) => {
    const last = await canvas.findByText('Skip to the content, first thing on a page');
    // It comes with a fade.
    await waitFor(() => expect(last).toBeVisible());
  },
};
