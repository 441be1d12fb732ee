import { calls } from '@plaza/api-contract';

/** These were agreed on before there was one envelope; `page` of a live list reads them. No line is added here. */
const AGREED_BEFORE = [
  'GET /chat/:userId',
  'GET /content',
  'GET /content/:username',
  'GET /contents/friends',
  'GET /contents/global',
  'GET /contents/tag/:tag',
  'GET /device_api/v1/instances/:instance/devices/web/:deviceId/interests',
  // The spec fixes `data`: "GET /monitor/ returns a data list of users".
  'GET /monitor',
  'GET /posts/:id/comments',
];

test('every list that is asked for page by page answers { items, next }', () => {
  const paged = Object.entries(calls).filter(([, call]) => 'query' in call && 'cursor' in call.query.shape);
  const isPage = (example: unknown) =>
    typeof example === 'object' && example !== null && 'items' in example && 'next' in example;
  const others = paged.filter(([, { example }]) => !isPage(example)).map(([name]) => name);
  expect(paged.length).toBeGreaterThan(others.length);
  expect(others.toSorted()).toEqual(AGREED_BEFORE.toSorted());
});
