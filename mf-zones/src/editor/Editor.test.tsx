import { defineRemote } from '@plaza/shell-contract';
import { apiError, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ZonePiece, ZoneRecipe } from '@plaza/api-contract';
import { useState } from 'react';
import { aMadeZone } from '../testing/madeZone.ts';
import { standing } from '../testing/standing.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import type { Body } from '../link/body.ts';
import { Editor } from './Editor.tsx';
import type { Marked } from './Mark.ts';

const recipe: ZoneRecipe = { version: 1, theme: 'castle', pieces: [], portals: [] };
const theirs: ZonePiece = { id: 'p1', kind: 'bench', at: [2, 0, 2], turn: 0, size: 1 };

async function arrange(answers: TestAnswers = {}, body: Body | null = standing()) {
  const previews: ZoneRecipe[] = [];
  const marks: (Marked | null)[] = [];
  const handleOutdated = jest.fn();
  function Arranging() {
    const [isSavedElsewhere, setSavedElsewhere] = useState(false);
    const [isOpen, setOpen] = useState(true);
    const [found, setFound] = useState<ZoneRecipe | null>(null);
    return (
      <>
        <button onClick={() => setSavedElsewhere(true)}>Saved elsewhere</button>
        <button onClick={() => setOpen(!isOpen)}>Fold</button>
        <button onClick={() => setFound(previews.at(-1) ?? null)}>What is here was saved</button>
        <Editor
          isOpen={isOpen}
          zone={aMadeZone({ is_mine: true, revision: isSavedElsewhere ? 7 : found ? 5 : 4 })}
          recipe={isSavedElsewhere ? { ...recipe, pieces: [theirs] } : (found ?? recipe)}
          body={body}
          onPreview={(shown) => void previews.push(shown)}
          onMark={(marked) => void marks.push(marked)}
          onOutdated={handleOutdated}
        />
      </>
    );
  }
  const app = defineRemote(Arranging);
  const shell = await mountInTestShell(app, {
    answers: {
      'GET /zones': thirteenZones,
      'GET /zones/made': [],
      'GET /zones/u/:slug/revisions': [],
      'PUT /zones/u/:slug/recipe': { revision: 5 },
      ...answers,
    },
  });
  return { ...shell, previews, marks, handleOutdated };
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

const inHand = () => within(screen.getByRole('combobox', { name: 'In hand' }));

test('who is not in the zone has no place to put anything', async () => {
  await arrange({}, null);
  expect(screen.getByRole('button', { name: 'Put it before me' })).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Put a portal before me' })).toBeDisabled();
});

test('[1-2] what is in hand is named and marked where it stands, and no more once it is put down', async () => {
  const { marks } = await arrange();
  await press('Put it before me');
  expect(screen.getByText('Torch', { selector: 'strong' })).toBeVisible();
  await press('East');
  await press('Larger');
  expect(marks.at(-1)).toEqual({ at: [0.5, 0, 3], size: 1.25 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'In hand' }), '');
  expect(marks.at(-1)).toBeNull();
  expect(screen.queryByText('Torch', { selector: 'strong' })).toBeNull();
});

test('things of one kind are told apart by a number, and one alone needs none', async () => {
  await arrange();
  await press('Put it before me');
  await press('Put it before me');
  await press('Put a portal before me');
  const names = inHand()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.startsWith('Torch'))).toEqual(['Torch 1', 'Torch 2']);
  expect(names.join()).not.toMatch(/Portal.*\d/);
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
  expect(inHand().getByRole('option', { name: 'Torch', selected: true })).toBeInTheDocument();
});

test('earlier revisions that do not load say so, and are asked for again', async () => {
  let isBusy = true;
  const at = '2026-11-22T10:00:00.000Z';
  const known = [4, 3].map((revision) => ({ revision, at, by: 'amber', pieces: 1 }));
  await arrange({
    'GET /zones/u/:slug/revisions': () => (isBusy ? apiError('The server is busy.') : known),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The earlier revisions did not load');
  isBusy = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  // They lie folded.
  await userEvent.click(await screen.findByText('Earlier revisions'));
  expect(screen.getByRole('button', { name: 'Bring back revision 3' })).toBeVisible();
});

test('[1-2] the hour, the loudness and where people come in are chosen, and are part of what is saved', async () => {
  const { records } = await arrange({}, standing({ x: 4.12, z: -7.04, yaw: 3.2 }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), 'Last sun, long shadows');
  fireEvent.change(screen.getByRole('slider', { name: 'Loudness of the place' }), {
    target: { value: '0.3' },
  });
  await press('People come in where I stand');
  await press('Save');
  const [desert] = thirteenZones.filter(({ path }) => path === '/zones/desert');
  const sent = records.calls.find(({ name }) => name === 'PUT /zones/u/:slug/recipe')?.input;
  expect(sent).toMatchObject({
    body: {
      recipe: { palette: desert?.palette, sound: { loud: 0.3 }, spawn: { at: [4.1, -7], yaw: -3.08 } },
    },
  });
  await press('They come in where they did before');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), 'The hour of the place');
  expect(screen.queryByRole('button', { name: 'They come in where they did before' })).toBeNull();
});

describe('a zone that was saved from another page meanwhile', () => {
  const savedWith = (records: Awaited<ReturnType<typeof arrange>>['records']) =>
    records.calls.find(({ name }) => name === 'PUT /zones/u/:slug/recipe')?.input;

  test('is gone on from where nothing was changed here', async () => {
    const { records } = await arrange();
    await press('Saved elsewhere');
    await press('Put it before me');
    expect(screen.queryByText('Your zone was saved from another page meanwhile.')).toBeNull();
    await press('Save');
    expect(savedWith(records)).toMatchObject({
      body: { after: 7, recipe: { pieces: [theirs, { id: 'p2' }] } },
    });
  });

  test('is not overwritten unseen: one keeps what is here, or goes on from that', async () => {
    const { records } = await arrange();
    await press('Put it before me');
    await press('Saved elsewhere');
    expect(screen.getByText('Your zone was saved from another page meanwhile.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press('Keep what is here');
    await press('Save');
    expect(savedWith(records)).toMatchObject({ body: { after: 7, recipe: { pieces: [{ kind: 'torch' }] } } });
  });

  test('is taken over what is here where one wants that', async () => {
    const { records } = await arrange();
    await press('Put it before me');
    await press('Saved elsewhere');
    await press('Go on from that');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(records.guards).toBe(0);
    expect(inHand().getByRole('option', { name: 'Bench' })).toBeInTheDocument();
  });
});

describe('while a save is on its way', () => {
  async function saving() {
    let answer: (answer: { revision: number }) => void = () => undefined;
    const view = await arrange({
      'PUT /zones/u/:slug/recipe': () => new Promise((resolve) => (answer = resolve)),
    });
    await press('Put it before me');
    await press('Save');
    const saves = () => view.records.calls.filter(({ name }) => name === 'PUT /zones/u/:slug/recipe');
    return { ...view, saves, arrive: (revision: number) => act(async () => answer({ revision })) };
  }

  test('what is changed is neither lost nor taken for saved', async () => {
    const { records, saves, arrive } = await saving();
    await press('East');
    await arrive(5);
    expect(records.guards).toBe(1);
    expect(inHand().getByRole('option', { name: 'Torch', selected: true })).toBeInTheDocument();
    await press('Save');
    expect(saves()[1]?.input).toMatchObject({
      body: { after: 5, recipe: { pieces: [{ kind: 'torch', at: [0.5, 0, 3] }] } },
    });
  });

  test('the editor may be folded away: it is saved, and nothing is asked of whoever leaves', async () => {
    const { records, marks, arrive } = await saving();
    await press('Fold');
    expect(screen.queryByRole('region', { name: 'Arrange your zone' })).toBeNull();
    expect(marks.at(-1)).toBeNull();
    expect(records.guards).toBe(1);
    await arrive(5);
    expect(records.toasts).toMatchObject([{ tone: 'good' }]);
    expect(records.guards).toBe(0);
    await press('Fold');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(marks.at(-1)).not.toBeNull();
  });
});

test('after a save one can still undo, and save that', async () => {
  const { records } = await arrange();
  await press('Put it before me');
  await press('Save');
  await waitFor(() => expect(records.guards).toBe(0));
  await press('Undo');
  expect(records.guards).toBe(1);
  await press('Save');
  const saved = records.calls.filter(({ name }) => name === 'PUT /zones/u/:slug/recipe').at(-1);
  expect(saved?.input).toMatchObject({ body: { after: 5, recipe: { pieces: [] } } });
});

describe('earlier revisions', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const known = [4, 3].map((revision) => ({ revision, at, by: 'amber', pieces: 1 }));
  const answers: TestAnswers = {
    'GET /zones/u/:slug/revisions': known,
    'POST /zones/u/:slug/revisions/:id/restore': { revision: 5 },
    'GET /zones/u/:slug': aMadeZone({ is_mine: true, revision: 5, recipe: { ...recipe, pieces: [theirs] } }),
  };
  const asked = ({ records }: Pick<Awaited<ReturnType<typeof arrange>>, 'records'>) =>
    records.calls.filter(({ name }) => name === 'GET /zones/u/:slug/revisions').length;

  test('are asked for once, and once more after each save', async () => {
    const view = await arrange(answers);
    await screen.findByText('Earlier revisions');
    expect(asked(view)).toBe(1);
    await press('Put it before me');
    await press('Save');
    await waitFor(() => expect(asked(view)).toBe(2));
  });

  test('come back over what was not saved, which undo brings back', async () => {
    const { records, handleOutdated } = await arrange(answers);
    await press('Put it before me');
    await userEvent.click(await screen.findByText('Earlier revisions'));
    await press('Bring back revision 3');
    expect(await inHand().findByRole('option', { name: 'Bench' })).toBeInTheDocument();
    expect(records.toasts).toMatchObject([{ message: expect.stringContaining('Undo brings back') }]);
    expect(handleOutdated).toHaveBeenCalledTimes(1);
    expect(records.guards).toBe(0);
    await press('Undo');
    expect(inHand().getByRole('option', { name: 'Torch' })).toBeInTheDocument();
    expect(records.guards).toBe(1);
  });
});

test('where somebody else saved first, the zone is asked for again and nothing is lost', async () => {
  const { records, handleOutdated } = await arrange({
    'PUT /zones/u/:slug/recipe': apiError('This zone was changed on another page.', 409),
  });
  await press('Put it before me');
  await press('Save');
  await waitFor(() => expect(handleOutdated).toHaveBeenCalledTimes(1));
  expect(records.guards).toBe(1);
  await press('Saved elsewhere');
  expect(screen.getByText('Your zone was saved from another page meanwhile.')).toBeVisible();
});

test('a save whose answer was lost is known by what the zone is now', async () => {
  const { records, previews } = await arrange({ 'PUT /zones/u/:slug/recipe': apiError('Gone.', 0) });
  await press('Put it before me');
  await press('Save');
  await waitFor(() => expect(previews.at(-1)?.pieces).toHaveLength(1));
  await press('What is here was saved');
  expect(screen.queryByText('Your zone was saved from another page meanwhile.')).toBeNull();
  expect(records.guards).toBe(0);
});

test('a drag of a slider is undone at once', async () => {
  await arrange();
  const fog = screen.getByRole('slider', { name: 'Fog' });
  fireEvent.pointerDown(fog);
  for (const value of ['1.2', '1.6', '2']) fireEvent.change(fog, { target: { value } });
  await press('Undo');
  expect(fog).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
