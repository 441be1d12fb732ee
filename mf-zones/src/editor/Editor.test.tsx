import { defineRemote } from '@plaza/shell-contract';
import { apiError, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ZoneRecipe } from '@plaza/api-contract';
import { aMadeZone } from '../testing/madeZone.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { Editor } from './Editor.tsx';
import type { Marked } from './Mark.ts';

const recipe: ZoneRecipe = { version: 1, theme: 'castle', pieces: [], portals: [] };

async function arrange(answers: TestAnswers = {}) {
  const previews: ZoneRecipe[] = [];
  const marks: (Marked | null)[] = [];
  const app = defineRemote(() => (
    <Editor
      zone={aMadeZone({ is_mine: true, revision: 4 })}
      recipe={recipe}
      body={null}
      onPreview={(shown) => void previews.push(shown)}
      onMark={(marked) => void marks.push(marked)}
      onSaved={() => undefined}
    />
  ));
  const shell = await mountInTestShell(app, {
    answers: {
      'GET /zones': thirteenZones,
      'GET /zones/made': [],
      'GET /zones/u/:slug/revisions': [],
      'PUT /zones/u/:slug/recipe': { revision: 5 },
      ...answers,
    },
  });
  return { ...shell, previews, marks };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[1-2] pieces are put, changed, undone and saved as the next revision', async () => {
  const { records, previews } = await arrange();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to put' }), 'Lantern');
  await press('Put it before me');
  expect(records.guards).toBe(1);
  await press('East');
  await press('Larger');
  await press('Undo');
  await waitFor(() =>
    expect(previews.at(-1)?.pieces).toMatchObject([{ kind: 'lantern', at: [0.5, 0, 3], size: 1 }]),
  );
  await press('Save');
  expect(records.calls.find(({ name }) => name === 'PUT /zones/u/:slug/recipe')?.input).toMatchObject({
    params: { slug: 'lantern-court' },
    body: { after: 4, recipe: { pieces: [{ kind: 'lantern', size: 1 }] } },
  });
  await waitFor(() => expect(records.toasts).toMatchObject([{ tone: 'good' }]));
  expect(records.guards).toBe(0);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('[1-2] what is in hand is named and marked where it stands, and no more once it is put down', async () => {
  const { marks } = await arrange();
  await press('Put it before me');
  expect(screen.getByText('Torch (p1)', { selector: 'strong' })).toBeVisible();
  await press('East');
  await press('Larger');
  expect(marks.at(-1)).toEqual({ at: [0.5, 0, 3], size: 1.25 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'In hand' }), '');
  expect(marks.at(-1)).toBeNull();
  expect(screen.queryByText('Torch (p1)', { selector: 'strong' })).toBeNull();
});

test('a zone that costs too much says so and cannot be saved', async () => {
  await arrange();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to put' }), 'Shell');
  for (let piece = 0; piece < 8; piece++) await press('Put it before me');
  expect(screen.getByRole('alert')).toHaveTextContent('There is too much in this zone to save it.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  for (let piece = 0; piece < 5; piece++) await press('Undo');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a refusal of the server is said, and nothing is lost', async () => {
  const { records } = await arrange({ 'PUT /zones/u/:slug/recipe': apiError('This zone was changed.') });
  await press('Put it before me');
  await press('Save');
  await waitFor(() =>
    expect(records.toasts).toMatchObject([{ tone: 'bad', message: 'This zone was changed.' }]),
  );
  expect(screen.getByRole('option', { name: /Torch \(p1\)/, selected: true })).toBeInTheDocument();
});
