import { speak } from '@plaza/design-system';
import { translateError } from './readError.ts';

afterEach(() => speak('en'));

const wrongPassword = {
  message: 'That is not your password.',
  fields: { 'body.password': 'That is not your password.' },
};

test('in English the api is heard as it speaks', async () => {
  expect(await translateError('auth.wrong-password', wrongPassword)).toBe(wrongPassword);
});

describe('in German', () => {
  beforeEach(() => speak('de'));

  test('a refusal is said by its code, also at the field that repeats it', async () => {
    expect(await translateError('auth.wrong-password', wrongPassword)).toEqual({
      message: 'Das ist nicht dein Passwort.',
      fields: { 'body.password': 'Das ist nicht dein Passwort.' },
    });
  });

  test('a sentence that knows more than its code keeps what it knows', async () => {
    const message = 'A post takes up to 10 pictures, or one video.';
    expect(await translateError('http.bad-input', { message, fields: undefined })).toEqual({
      message: 'Ein Beitrag fasst bis zu 10 Bilder oder ein Video.',
      fields: undefined,
    });
    expect(
      (await translateError('remotes.refused', { message: 'React 20 is needed.', fields: undefined }))
        .message,
    ).toBe('Diese Version passt nicht zu dem, was live ist: React 20 is needed.');
  });

  test('fields are said field by field', async () => {
    const fields = { 'body.name': 'Required.', 'body.bio': 'At most 300 characters.' };
    expect((await translateError('http.bad-input', { message: '', fields })).fields).toEqual({
      'body.name': 'Das fehlt noch.',
      'body.bio': 'Höchstens 300 Zeichen.',
    });
  });

  test('what nobody has translated stays as it came', async () => {
    const said = { message: 'The lamp is out.', fields: { 'body.lamp': 'Must be lit.' } };
    expect(await translateError('lamps.out', said)).toEqual(said);
  });
});
