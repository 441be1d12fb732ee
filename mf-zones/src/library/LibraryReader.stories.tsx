import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LibraryReader } from './LibraryReader.tsx';

const meta = {
  title: 'mf-zones/Library',
  component: LibraryReader,
  args: { open: true, onClose: () => undefined },
} satisfies Meta<typeof LibraryReader>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (notes: TestAnswers['GET /zones/notes']): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /zones/notes': notes ?? never } })],
});

export const Shelf = story({ text: 'Page 3, the whale.' });

export const Loading = story(never);

export const Failed = story(apiError());
