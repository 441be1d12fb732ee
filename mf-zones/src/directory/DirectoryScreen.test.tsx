import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never } from '@plaza/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aMadeZone } from '../testing/madeZone.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';

test('shows a door for each zone, with its hour and a picture of its own', async () => {
  await mountInTestShell(app, {
    path: '/zones',
    answers: { 'GET /zones': thirteenZones, 'GET /zones/made': [] },
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(13);
  expect(screen.getByRole('link', { name: 'Castle Zone' })).toHaveAttribute('href', '/zones/castle');
  expect(screen.getByText('blue hour, torches')).toBeVisible();
  const pictures = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  expect(new Set(pictures).size).toBe(13);
});

test('shows the image of a zone that has one', async () => {
  const zones = thirteenZones.slice(0, 1).map((zone) => ({ ...zone, image: '/media/pond.webp' }));
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': zones, 'GET /zones/made': [] } });
  expect(document.querySelector('img')).toHaveAttribute('src', '/media/pond.webp');
});

test('a zone that nobody has drawn still has a picture', async () => {
  const zones = [{ name: 'Attic', path: '/zones/attic', image: null, hour: 'noon', palette: [] }];
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': zones, 'GET /zones/made': [] } });
  expect(document.querySelector('svg[data-place="/zones/attic"]')).toBeInTheDocument();
});

test('a click walks to the zone without leaving the page', async () => {
  await mountInTestShell(app, {
    path: '/zones',
    answers: { 'GET /zones': thirteenZones, 'GET /zones/made': [] },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Mermaid Zone' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mermaid Zone' })).toBeVisible();
});

test('says that it loads', async () => {
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': never } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading zones');
});

test('says when no zone is open', async () => {
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': [] } });
  expect(screen.getByRole('heading', { name: 'There are no zones yet' })).toBeVisible();
});

test('a failure says why, and Retry asks again', async () => {
  let answer: typeof thirteenZones | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  await mountInTestShell(app, {
    path: '/zones',
    answers: { 'GET /zones': () => answer, 'GET /zones/made': [] },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Plaza does not answer.');
  answer = thirteenZones;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Castle Zone' })).toBeVisible();
});

const made = aMadeZone({ mode: 'protected', people: 2 });

test('[1-2] shows the zones that people made, whose they are and who is inside', async () => {
  await mountInTestShell(app, {
    path: '/zones',
    answers: { 'GET /zones': thirteenZones, 'GET /zones/made': [made] },
  });
  expect(await screen.findByRole('link', { name: 'Lantern Court' })).toHaveAttribute(
    'href',
    '/zones/u/lantern-court',
  );
  expect(screen.getByText(/by Basalt Okoro/)).toHaveTextContent('Protected');
  expect(screen.getByText('2 people inside')).toBeVisible();
});

test('the search goes through both lists', async () => {
  const { records } = await mountInTestShell(app, {
    path: '/zones',
    answers: { 'GET /zones': thirteenZones, 'GET /zones/made': [] },
  });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search zones' }), 'lantern');
  expect(screen.queryByRole('link', { name: 'Castle Zone' })).toBeNull();
  expect(await screen.findByText('No zone has that in its name.')).toBeVisible();
  expect(records.calls.at(-1)).toMatchObject({
    name: 'GET /zones/made',
    input: { query: { search: 'lantern' } },
  });
});

test('how many are inside changes while one looks', async () => {
  const { bring } = await mountInTestShell(app, {
    path: '/zones',
    answers: { 'GET /zones': thirteenZones, 'GET /zones/made': [] },
  });
  expect(screen.queryByText(/people inside/)).toBeNull();
  act(() =>
    bring({
      type: 'zone-people',
      payload: { path: '/zones/castle', people: 4 },
      mark: undefined,
      channel: 'zones',
    }),
  );
  expect(screen.getByText('4 people inside')).toBeVisible();
});

const aZoneWith = (slug: string, tags: string[]) =>
  aMadeZone({ id: slug, slug, name: slug, path: `/zones/u/${slug}`, tags });

test('a tag shows the zones that have it, and is let go of again', async () => {
  const verses = aZoneWith('verses', ['poems', 'evening']);
  const drums = aZoneWith('drums', ['music', 'evening']);
  const { records } = await mountInTestShell(app, {
    path: '/zones',
    answers: {
      'GET /zones': thirteenZones,
      'GET /zones/friends': [],
      'GET /zones/made': ({ query }) => (query?.tag === 'poems' ? [verses] : [verses, drums]),
    },
  });
  const tags = await screen.findByRole('group', { name: 'Tags' });
  expect(
    within(tags)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['#evening', '#music', '#poems']);
  await userEvent.click(within(tags).getByRole('button', { name: '#poems' }));
  expect(await screen.findByRole('button', { name: '#poems', pressed: true })).toBeVisible();
  expect(records.calls.at(-1)).toMatchObject({ input: { query: { tag: 'poems' } } });
  expect(screen.queryByRole('link', { name: 'drums' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '#poems' }));
  expect(await screen.findByRole('link', { name: 'drums' })).toBeVisible();
});
