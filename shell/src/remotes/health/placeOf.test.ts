import { placeOf } from './placeOf.ts';

const about = { remote: 'mf-chat', version: '1.4.0-3f2a9c1d' };
const thrown = (stack: string) => Object.assign(new Error('x'), { stack });
const ours = 'https://plaza.example/remotes/mf-chat/1.4.0-3f2a9c1d';

test.each([
  ['Chrome', `TypeError: x\n    at ChatRow (${ours}/app.12ab34cd.js:2:1204)\n    at b (${ours}/b.js:1:1)`],
  ['Firefox', `ChatRow@${ours}/app.12ab34cd.js:2:1204\nb@${ours}/b.js:1:1`],
  [
    'a frame of the shell above',
    `Error\n at x (https://plaza.example/remotes/shell/1/m.js:1:9)\n at ${ours}/app.12ab34cd.js:2:1204`,
  ],
])('finds the first place of the version in a stack: %s', (_, stack) => {
  expect(placeOf(thrown(stack), about)).toEqual({ file: 'app.12ab34cd.js', line: 2, column: 1204 });
});

test.each([
  ['another version', thrown('at https://plaza.example/remotes/mf-chat/1.0.0/app.js:2:1')],
  ['no stack', thrown('')],
  ['no error', 'gone'],
])('%s has no place', (_, error) => {
  expect(placeOf(error, about)).toBeUndefined();
});
