import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aLetter } from '../testing/anInvestor.ts';
import { asAdmin } from '../testing/asAdmin.ts';
import { LetterScreen } from './LetterScreen.tsx';

const meta = {
  title: 'mf-admin/Letter',
  component: LetterScreen,
  args: { form: 'formatted' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LetterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (
  letter: TestAnswers['GET /investor/letter'] = never,
  form: 'formatted' | 'plain' = 'formatted',
): Story => ({
  decorators: [shellDecorator({ session: asAdmin(), answers: { 'GET /investor/letter': letter } })],
  render: () => (
    <MemoryRouter>
      <LetterScreen form={form} />
    </MemoryRouter>
  ),
});

export const Formatted = story(aLetter);
export const Plain = story(aLetter, 'plain');
export const Loading = story();
export const Failed = story(apiError());
