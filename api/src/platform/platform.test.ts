import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testPlaza } from '../testing/testPlaza.ts';
import { PLAZA_VERSION } from './version.ts';

const server = testPlaza();

describe('GET /fetch', () => {
  it('tells the version to a stranger', async () => {
    const answer = await server.as(null).get('/api/fetch');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 200,
      data: { version: PLAZA_VERSION, message: 'Plaza is running.' },
    });
  });

  it('tells it in the language of whoever asks', async () => {
    const answer = await server
      .as(null)
      .get<{ data: { message: string } }>('/api/fetch', { 'accept-language': 'de' });
    expect(answer.body.data.message).toBe('Plaza läuft.');
  });

  it('tells the version that package.json says', () => {
    const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));
    expect(PLAZA_VERSION).toBe(version);
  });
});
