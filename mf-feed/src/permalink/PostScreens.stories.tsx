import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { ComponentType } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { AddScreen } from '../composer/AddScreen.tsx';
import { EditScreen } from '../edit/EditScreen.tsx';
import { dropEdit, keepEdit } from '../edit/keptEdit.ts';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aPicture } from '../testing/pictures.ts';
import { PostScreen } from './PostScreen.tsx';

const meta = {
  title: 'mf-feed/Post screens',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('feedDraft'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const own = feedItem({ is_own: true, media: [aPicture()], sharing: 2 });
const story = (Screen: ComponentType, path: string, post: TestAnswers['GET /posts/:id']): Story => ({
  render: () => (
    <main>
      <Screen />
    </main>
  ),
  decorators: [
    feedDecorator(
      { answers: { 'GET /posts/:id': post, 'GET /posts/:id/comments': [] } },
      path.replace(':id', '41'),
      path,
    ),
  ],
});

export const Post = story(PostScreen, '/post/:id', feedItem({ media: [aPicture()] }));
export const PostLoading = story(PostScreen, '/post/:id', never);
export const PostMissing = story(PostScreen, '/post/:id', apiError('This post is not there.', 404));
export const PostFailed = story(PostScreen, '/post/:id', apiError());

export const Edit = story(EditScreen, '/edit-content/:id', own);
export const EditLoading = story(EditScreen, '/edit-content/:id', never);
export const EditMissing = story(EditScreen, '/edit-content/:id', feedItem({ is_own: false }));
export const EditFailed = story(EditScreen, '/edit-content/:id', apiError());

/** Half written here, and saved with other words on the phone meanwhile. */
export const EditChanged: Story = {
  ...story(EditScreen, '/edit-content/:id', own),
  beforeEach: () => {
    const text = 'Half written on the laptop, with a cup of tea';
    keepEdit(sessionStorage, own, { text, version: 'before' });
    return () => dropEdit(sessionStorage, own);
  },
};
export const EditChangedOnAPhone: Story = { ...EditChanged, globals: { viewport: { value: 'phone' } } };

export const Add = story(AddScreen, '/add', never);
