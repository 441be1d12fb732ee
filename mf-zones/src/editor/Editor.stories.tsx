import type { ZonePiece, ZoneRecipe } from '@plaza/api-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aMadeZone } from '../testing/madeZone.ts';
import { standing } from '../testing/standing.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { Editor } from './Editor.tsx';

const torch: ZonePiece = { id: 'p1', kind: 'torch', at: [0, 0, 2], turn: 0, size: 1 };
const castle: ZoneRecipe = { version: 1, theme: 'castle', portals: [], pieces: [torch] };
const nothing = () => undefined;
const body = standing();

interface ArrangingProps {
  recipe?: ZoneRecipe;
  /** Somebody saves it from another page as soon as something is changed here. */
  isRaced?: boolean;
  /** The zone is full, or is still being drawn. */
  isOutside?: boolean;
}

function Arranging({ recipe = castle, isRaced = false, isOutside = false }: ArrangingProps) {
  const [revision, setRevision] = useState(2);
  return (
    <Editor
      zone={aMadeZone({ is_mine: true, standing: 'owner', revision })}
      recipe={recipe}
      body={isOutside ? null : body}
      onMark={nothing}
      onPreview={(shown) => void (isRaced && shown !== recipe && setRevision(3))}
      onOutdated={nothing}
    />
  );
}

const answered = (answers: TestAnswers = {}) =>
  shellDecorator({
    answers: {
      'GET /zones': thirteenZones,
      'GET /zones/made': [aMadeZone()],
      'GET /zones/u/:slug/revisions': [
        { revision: 2, at: '2026-11-22T10:00:00.000Z', by: 'amber', pieces: 4 },
        { revision: 1, at: '2026-11-20T18:34:00.000Z', by: 'amber', pieces: 0 },
      ],
      ...answers,
    },
  });

const meta = {
  title: 'mf-zones/Editor',
  component: Arranging,
} satisfies Meta<typeof Arranging>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arranging a zone from inside. */
export const WithAPiece: Story = { decorators: [answered()] };

export const Empty: Story = {
  args: { recipe: { ...castle, pieces: [] } },
  decorators: [answered({ 'GET /zones/made': [], 'GET /zones/u/:slug/revisions': [] })],
};

/** Nothing can be put where one does not stand; what is there can be changed, and saved. */
export const FromOutside: Story = {
  args: { isOutside: true },
  decorators: [answered()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Put it before me' })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: 'Put a portal before me' })).toBeDisabled();
  },
};

/** More than the zone can carry: it is said what of, and there is no saving. */
export const OverBudget: Story = {
  args: { recipe: { ...castle, pieces: Array.from({ length: 120 }, (_, k) => ({ ...torch, id: `p${k}` })) } },
  decorators: [answered()],
};

/** Saved from another page while something was changed here: nothing of either is lost unseen. */
export const SavedElsewhere: Story = {
  args: { isRaced: true },
  decorators: [answered()],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Put it before me' })).click();
    await canvas.findByText('Your zone was saved from another page meanwhile.');
  },
};

/** The hours, the zones to go to and the earlier revisions are still on their way. */
export const Loading: Story = {
  decorators: [
    answered({ 'GET /zones': never, 'GET /zones/made': never, 'GET /zones/u/:slug/revisions': never }),
  ],
};

/** Arranging goes on without what could not be fetched. */
export const Failed: Story = {
  decorators: [
    answered({
      'GET /zones': apiError(),
      'GET /zones/made': apiError(),
      'GET /zones/u/:slug/revisions': apiError(),
    }),
  ],
};
