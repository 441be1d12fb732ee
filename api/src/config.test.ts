import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './ConfigError.ts';
import { Env, readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'plaza-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({ DATA_DIR })).toMatchObject({
      mode: 'development',
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: undefined,
      allowedHosts: [],
      trustedProxies: 0,
    });
  });

  it('takes a LiveKit server whole or not at all', () => {
    const [LIVEKIT_URL, LIVEKIT_KEY] = ['wss://livekit.example/', 'key'];
    const LIVEKIT_SECRET = 's'.repeat(32);
    expect(readConfig({ DATA_DIR }).liveKit).toBeNull();
    expect(readConfig({ DATA_DIR, LIVEKIT_URL, LIVEKIT_KEY, LIVEKIT_SECRET }).liveKit?.url).toBe(
      'wss://livekit.example',
    );
    expect(complaints({ LIVEKIT_URL })).toEqual([expect.stringContaining('belong together')]);
    expect(complaints({ LIVEKIT_URL: 'livekit.example', LIVEKIT_KEY, LIVEKIT_SECRET })).toHaveLength(1);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ DATA_DIR, PORT: '', PUBLIC_URL: ' ' })).toMatchObject({
      port: 8080,
      publicUrl: undefined,
    });
  });

  it.each([
    ['FFMPEG', 'convert', 'FFMPEG is "convert": off, or where ffmpeg is, like /usr/bin/ffmpeg.'],
    [
      'FRAME_ORIGINS',
      'https://player.example/embed',
      'FRAME_ORIGINS is "https://player.example/embed": https origins parted by commas, like https://www.youtube-nocookie.com.',
    ],
    [
      'GAMES_ORIGIN',
      'https://games.plaza.example/play',
      'GAMES_ORIGIN is "https://games.plaza.example/play": an origin of its own, like https://games.plaza.example.',
    ],
    ['PORT', 'abc', 'PORT is "abc": a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536": a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT is "80.5": a whole number from 0 to 65535.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is "prod": development, production or test.'],
    ['HOST', 'a b', 'HOST is "a b": a host name or an address, like 127.0.0.1 or 0.0.0.0.'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL is "mysql://x": an address like postgres://user:password@host:5432/plaza.',
    ],
    ['DATABASE_POOL', '0', 'DATABASE_POOL is "0": a whole number from 2 to 200.'],
    [
      'PUBLIC_URL',
      'plaza.example',
      'PUBLIC_URL is "plaza.example": the address visitors type, like https://plaza.example.',
    ],
    [
      'ALLOWED_HOSTS',
      'a/b',
      'ALLOWED_HOSTS is "a/b": host names parted by commas, like plaza.example,www.plaza.example.',
    ],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes": a whole number from 0 to 10.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": trace, debug, info, warn, error or silent.'],
    ['SMTP_URL', 'localhost', 'SMTP_URL is "localhost": an address like smtp://user:password@host:587.'],
    ['BRAND_EMAIL', 'us', 'BRAND_EMAIL is "us": an address like hello@plaza.example.'],
    ['BRAND_NAME', 'x'.repeat(41), `BRAND_NAME is "${'x'.repeat(41)}": one line of at most 40 characters.`],
    [
      'LINK_PITCH',
      'javascript:1',
      'LINK_PITCH is "javascript:1": an address like https://plaza.example/pitch.',
    ],
    ['MAIL_FROM', 'Plaza', 'MAIL_FROM is "Plaza": a sender like Plaza <hello@plaza.example>.'],
  ])('refuses %s=%s in one line', (name, value, line) => {
    expect(complaints({ [name]: value })).toEqual([line]);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST is "0.0.0.0"'],
    [{ HOST: '::' }, 'HOST is "::"'],
    [{ PUBLIC_URL: 'https://plaza.example' }, 'PUBLIC_URL is "https://plaza.example"'],
    [
      { HOST: '10.0.0.7', PUBLIC_URL: 'https://plaza.example' },
      'HOST is "10.0.0.7" and PUBLIC_URL is "https://plaza.example"',
    ],
  ])('does not open the demo to others by mistake: %j', (env, what) => {
    const [line] = complaints(env);
    expect(line).toContain(`${what}, but NODE_ENV is not set: set NODE_ENV=production`);
    expect(complaints({ ...env, NODE_ENV: 'development' })).toEqual([]);
    expect(complaints({ ...env, NODE_ENV: 'production' })).toEqual([]);
  });

  it.each([
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://plaza.localhost:8080' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' },
  ])('asks nothing of who stays on this machine: %j', (env) => {
    expect(complaints(env)).toEqual([]);
  });

  it('keeps a secret out of its complaint', () => {
    expect(complaints({ SESSION_SECRET: 'short-secret' })).toEqual([
      'SESSION_SECRET is "…": at least 32 characters, kept secret.',
    ]);
    expect(complaints({ DATABASE_URL: 'postgre://amber:hush@host/db' }).join()).not.toContain('hush');
  });

  it('says that a folder cannot be one', () => {
    expect(complaints({ DATA_DIR: '/dev/null/plaza' })).toEqual([
      'DATA_DIR is "/dev/null/plaza": a folder that can be written (ENOTDIR).',
    ]);
  });

  it('gives games a host name of their own, or none', () => {
    const GAMES_ORIGIN = 'https://games.plaza.example/';
    const env = { NODE_ENV: 'production', GAMES_ORIGIN, PUBLIC_URL: 'https://plaza.example', DATA_DIR };
    expect(readConfig(env).gamesOrigin).toBe('https://games.plaza.example');
    expect(readConfig({ DATA_DIR }).gamesOrigin).toBeNull();
    expect(complaints({ GAMES_ORIGIN })).toEqual([
      'GAMES_ORIGIN needs PUBLIC_URL: games say by it whose pages may show them.',
    ]);
    expect(complaints({ ...env, GAMES_ORIGIN: 'https://plaza.example:8443' })).toEqual([
      'GAMES_ORIGIN is "https://plaza.example:8443": another host name than those of the pages, which PUBLIC_URL and ALLOWED_HOSTS name.',
    ]);
  });

  it('says everything that is wrong, one line each', () => {
    expect(complaints({ PORT: 'abc', LOG_LEVEL: 'loud' })).toHaveLength(2);
  });

  it('keeps the password of a mailbox out of its complaint', () => {
    expect(complaints({ BOUNCE_MAILBOX: 'imap://me:hidden@mail.example' })).toEqual([
      'BOUNCE_MAILBOX is "imap://…@mail.example": an address like pop3s://user:password@host, with %40 for an @ in the user.',
    ]);
  });

  it('makes a session secret once, for the owner alone', () => {
    const { sessionSecret } = readConfig({ DATA_DIR });
    expect(sessionSecret.length).toBeGreaterThanOrEqual(64);
    expect(readConfig({ DATA_DIR }).sessionSecret).toBe(sessionSecret);
    expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600);
  });
});

describe('.env.example', () => {
  it('lists every variable and nothing else', () => {
    const text = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
    const listed = [...text.matchAll(/^# ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(Env.shape).sort());
  });
});
