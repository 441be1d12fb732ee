import { calls } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Operation {
  security: unknown[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { description: string; content: Record<string, { example?: unknown }> }>;
}

const server = testPlaza();

describe('GET /openapi.json', () => {
  it('lists every call of the contract with its schemas, access, example and refusals', async () => {
    const { status, body } = await server.as(null).get<OpenApi>('/openapi.json');
    expect(status).toBe(200);
    const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.slice('/api'.length).replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(listed.sort()).toEqual(Object.keys(calls).sort());
    const login = body.paths['/api/auth/login']?.['post'];
    expect(login?.security).toEqual([]);
    expect(login?.requestBody?.content['application/json']?.schema.required).toEqual(['emailOrUsername']);
    expect(login?.responses['200']?.content['application/json']?.example).toEqual(
      calls['POST /auth/login'].example,
    );
    expect(login?.responses['403']?.description).toContain('auth.wrong-login: Wrong name or password');
    expect(body.paths['/api/profile']?.['get']?.security).toEqual([{ member: [] }]);
    expect(body.components.schemas).toHaveProperty('Error');
  });
});

describe('GET /docs', () => {
  it('shows every call, and needs neither script nor inline style', async () => {
    const { status, body, headers } = await server.as(null).get<string>('/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    for (const name of Object.keys(calls)) expect(body).toContain(`<code>${name.split(' ')[1]}</code>`);
    expect(body).not.toMatch(/<script|<style|style=|onclick|(?:src|href|action)="https?:/);
  });

  it('brings its own sheet', async () => {
    const { status, headers } = await server.as(null).get('/docs/docs.css');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/css');
  });
});

describe('the contract', () => {
  it('is answered whole', async () => {
    for (const name of Object.keys(calls)) {
      const [method = '', path = ''] = name.split(' ');
      const response = await server.as(null).fetch(`/api${path.replaceAll(/:\w+/g, 'mf-chat')}`, { method });
      expect([name, response.status]).not.toEqual([name, 405]);
      // What is asked for may be unknown; the address itself may not.
      const text = response.status === 404 ? await response.text() : '';
      expect([name, text.includes('http.not-found')]).toEqual([name, false]);
      if (!response.bodyUsed) await response.body?.cancel();
    }
  });

  it('has examples that are true to its schemas', () => {
    for (const [name, { answer, example }] of Object.entries(calls)) {
      expect([name, answer.safeParse(example).success]).toEqual([name, true]);
    }
  });
});
