import type { Profile } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { ZONES } from '../../zones/zones.ts';
import { SAMPLE_PROFILES } from './sampleProfiles.ts';
import { seedProfiles, sampleFacesJob } from './seedProfiles.ts';

const server = testPlaza();

it('the sample people have words, a place and a face, and who has a picture keeps it', async () => {
  const [amber, basalt, lichen] = [
    await server.aUser({ username: 'amber' }),
    await server.aUser({ username: 'basalt' }),
    await server.aUser({ username: 'lichen' }),
  ];
  await server.db('users').where({ id: basalt.id }).update({ picture: '/chosen.webp' });
  await server.db.transaction((db) => seedProfiles(db, [amber, basalt, lichen]));
  await server.runJobs();

  const profile = async (name: string) => (await server.as(lichen).get<Profile>(`/api/profile/${name}`)).body;
  expect(await profile('amber')).toMatchObject({
    bio: SAMPLE_PROFILES['amber']?.bio,
    favourite_zone: { name: 'Hangout Zone', path: '/zones/coffee' },
    profile: expect.stringMatching(/^\/media\/.*\/256\.webp$/),
  });
  expect((await profile('basalt')).profile).toBe('/chosen.webp');
  expect((await profile('lichen')).profile).toBeNull();
  const face = await server.as(null).fetch((await profile('amber')).profile ?? '');
  expect(face.headers.get('content-type')).toBe('image/webp');

  const before = (await profile('amber')).profile;
  await sampleFacesJob.run({ people: [[amber.id, 'amber']] }, server.plaza);
  expect((await profile('amber')).profile).toBe(before);
});

it('every place is one of the plaza', () => {
  const paths = ZONES.map(({ path }) => path);
  for (const { zone, bio } of Object.values(SAMPLE_PROFILES)) {
    expect(paths).toContain(zone);
    expect(bio.length).toBeLessThan(300);
  }
});
