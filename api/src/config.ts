import { join, resolve } from 'node:path';
import type { Brand, KeptAnnouncement } from '@plaza/api-contract';
import { z } from 'zod';
import { sessionSecret } from './sessionSecret.ts';
import { ConfigError } from './ConfigError.ts';

const GAMES_ORIGIN_WORDS = 'an origin of its own, like https://games.plaza.example';

/** Every variable Plaza reads, with its default. `.env.example` says the same in words; a test compares them. */
export const Env = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], refuse('development, production or test'))
    .default('development'),
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, refuse('a host name or an address, like 127.0.0.1 or 0.0.0.0'))
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.plaza'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, refuse('an address like postgres://user:password@host:5432/plaza'))
    .optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(12),
  DATABASE_WAIT_SECONDS: wholeNumber(1, 60).default(2),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, ...refuse('the address visitors type, like https://plaza.example') })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ALLOWED_HOSTS: z
    .string()
    .regex(
      /^[A-Za-z0-9.:,\s-]*$/,
      refuse('host names parted by commas, like plaza.example,www.plaza.example'),
    )
    .transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || []))
    .default([]),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      refuse('trace, debug, info, warn, error or silent'),
    )
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, refuse('an address like smtp://user:password@host:587'))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, refuse('a sender like Plaza <hello@plaza.example>'))
    .default('Plaza <hello@plaza.example>'),
  OUTREACH_PER_MINUTE: wholeNumber(1, 60_000).default(300),
  BOUNCE_ADDRESS: z.email(refuse('an address like bounce@plaza.example')).optional(),
  BOUNCE_MAILBOX: z
    .string()
    .regex(
      /^pop3s?:\/\/[^\s:@/]+:[^\s:@/]+@[^\s:@/]+(:\d+)?\/?$/,
      refuse('an address like pop3s://user:password@host, with %40 for an @ in the user'),
    )
    .optional(),
  DEMO_ENABLED: z.enum(['0', '1'], refuse('0 or 1')).default('1'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: issuer('https://accounts.google.com').default('https://accounts.google.com'),
  OAUTH_NAME: z.string().max(40, refuse('a name of at most 40 characters')).default('single sign-on'),
  OAUTH_ISSUER: issuer('https://id.example.com').optional(),
  OAUTH_CLIENT_ID: z.string().optional(),
  OAUTH_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: z.string().min(32, refuse('at least 32 characters, kept secret')).optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, refuse('an address like redis://:password@host:6379'))
    .optional(),
  NODE_URL: webAddress(),
  S3_ENDPOINT: webAddress(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, refuse('the name of a bucket, like plaza-media'))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, refuse('a region like eu-central-1'))
    .default('us-east-1'),
  S3_KEY_ID: z.string().optional(),
  S3_SECRET: z.string().optional(),
  MEDIA_GB_PER_PERSON: wholeNumber(1, 100_000).default(20),
  FFMPEG: z
    .string()
    .regex(/^(off|(.*[\\/])?ffmpeg(\.exe)?)$/, refuse('off, or where ffmpeg is, like /usr/bin/ffmpeg'))
    .optional(),
  FRAME_ORIGINS: z
    .string()
    .regex(
      /^(\s*https:\/\/[a-z0-9.-]+(:\d+)?\s*(,|$))*$/,
      refuse('https origins parted by commas, like https://www.youtube-nocookie.com'),
    )
    .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
    .default([]),
  GAMES_ORIGIN: z
    .url({ protocol: /^https?$/, ...refuse(GAMES_ORIGIN_WORDS) })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url), refuse(GAMES_ORIGIN_WORDS))
    .transform((url) => new URL(url).origin)
    .optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^[A-Za-z0-9.:,\s-]*$/, refuse('host names parted by commas, like push.plaza.example'))
    .transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || []))
    .default([]),
  PUSH_CA: z.string().optional(),
  DRAIN_SECONDS: wholeNumber(0, 600).default(20),
  METRICS_TOKEN: z.string().min(16, refuse('at least 16 characters, kept secret')).optional(),
  HUB_ACTIVITY_SECONDS: wholeNumber(10, 3_600).default(120),
  HUB_PONG_SECONDS: wholeNumber(2, 600).default(30),
  ICE_SERVERS: iceServers().default([]),
  LIVEKIT_URL: z
    .string()
    .regex(/^wss?:\/\/[a-z0-9.-]+(:\d+)?\/?$/, refuse('an address like wss://livekit.example'))
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  LIVEKIT_KEY: z.string().min(1).optional(),
  LIVEKIT_SECRET: z.string().min(32, refuse('at least 32 characters, as LiveKit has it')).optional(),
  BRAND_NAME: oneLine(40).default('Plaza'),
  BRAND_EMAIL: z.email(refuse('an address like hello@plaza.example')).default('hello@plaza.example'),
  BRAND_PHONE: oneLine(40).default('+44 20 7946 0018'),
  LINK_NOTION: webAddress(),
  LINK_DEMO: webAddress(),
  LINK_PITCH: webAddress(),
  LINK_SLIDE: webAddress(),
  LINK_SOCIAL: webAddress(),
});

const LOG_LEVEL_OF = { development: 'warn', production: 'info', test: 'silent' } as const;

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once. A wrong value throws a ConfigError with one line for each.
 * A variable set to nothing counts as not set.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = Env.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(
        ({ path, message }) => `${String(path[0])} is "${shown(String(path[0]), set)}": ${message}.`,
      ),
    );
  }
  const value = parsed.data;
  refuseOpenDemo(value, set);
  const dataDir = resolve(value.DATA_DIR);
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir,
    artefactsDir: join(dataDir, 'artefacts'),
    mediaDir: join(dataDir, 'media'),
    mediaBytesPerPerson: value.MEDIA_GB_PER_PERSON * 1024 ** 3,
    s3: s3Of(value),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    databaseWaitMs: value.DATABASE_WAIT_SECONDS * 1000,
    publicUrl: value.PUBLIC_URL,
    allowedHosts: value.ALLOWED_HOSTS,
    trustedProxies: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL ?? LOG_LEVEL_OF[value.NODE_ENV],
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    outreach: {
      perMinute: value.OUTREACH_PER_MINUTE,
      bounceAddress: value.BOUNCE_ADDRESS ?? null,
      mailbox: value.BOUNCE_MAILBOX ?? null,
    },
    demoEnabled: value.DEMO_ENABLED === '1',
    google: value.GOOGLE_CLIENT_ID ? { issuer: value.GOOGLE_ISSUER, clientId: value.GOOGLE_CLIENT_ID } : null,
    oauth:
      value.OAUTH_ISSUER && value.OAUTH_CLIENT_ID
        ? {
            name: value.OAUTH_NAME,
            issuer: value.OAUTH_ISSUER,
            clientId: value.OAUTH_CLIENT_ID,
            clientSecret: value.OAUTH_CLIENT_SECRET ?? null,
          }
        : null,
    sessionSecret: value.SESSION_SECRET ?? sessionSecret(dataDir),
    frameOrigins: value.FRAME_ORIGINS,
    gamesOrigin: gamesOriginOf(value),
    /** The program that converts videos. Tests that want it say so. */
    ffmpeg: value.FFMPEG ?? (value.NODE_ENV === 'test' ? 'off' : 'ffmpeg'),
    redisUrl: value.REDIS_URL,
    nodeUrl: value.NODE_URL,
    drainMs: value.DRAIN_SECONDS * 1000,
    metricsToken: value.METRICS_TOKEN,
    push: { hosts: value.PUSH_HOSTS, caFile: value.PUSH_CA },
    hub: { activityMs: value.HUB_ACTIVITY_SECONDS * 1000, pongMs: value.HUB_PONG_SECONDS * 1000 },
    iceServers: value.ICE_SERVERS,
    liveKit: liveKitOf(value),
    brand: brandOf(value),
    /** A new installation that nobody has set up. */
    needsSetup: false,
    /** What is announced until it is ended or over. */
    announced: [] as KeptAnnouncement[],
    /** The colours of the community, set by an administrator. */
    accent: {} as { dark?: string | undefined; light?: string | undefined },
    /** The hashes of its logos. */
    logos: {} as { dark?: string; light?: string },
  };
}

/** Development shows every mail, reset links and all. Who lets others in must have chosen that. */
function refuseOpenDemo(value: z.output<typeof Env>, set: Record<string, string | undefined>): void {
  const { HOST, PUBLIC_URL } = value;
  const open = [
    ...(isLoopback(HOST) ? [] : [`HOST is "${HOST}"`]),
    ...(PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)
      ? []
      : [`PUBLIC_URL is "${PUBLIC_URL}"`]),
  ];
  if (set['NODE_ENV'] !== undefined || open.length === 0) return;
  throw new ConfigError([
    `${open.join(' and ')}, but NODE_ENV is not set: set NODE_ENV=production to open Plaza for people, or ` +
      'NODE_ENV=development to show sample people and everybody’s mail to whoever comes.',
  ]);
}

function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name)
  );
}

/** The bucket for pictures and videos; half of what it takes is a mistake that would only show with the first upload. */
function s3Of(value: z.output<typeof Env>) {
  const { S3_ENDPOINT, S3_BUCKET: bucket, S3_REGION: region, S3_KEY_ID: keyId, S3_SECRET: secret } = value;
  if (!bucket && !S3_ENDPOINT && !keyId && !secret) return null;
  if (!bucket || !keyId || !secret) {
    throw new ConfigError(['S3_BUCKET, S3_KEY_ID and S3_SECRET belong together: set all three, or none.']);
  }
  const endpoint = (S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  return { endpoint, bucket, region, keyId, secret };
}

/** Where games are served, beside the pages. The same name with another port would share its cookies. */
function gamesOriginOf({
  GAMES_ORIGIN: origin,
  PUBLIC_URL: publicUrl,
  ALLOWED_HOSTS: others,
}: z.output<typeof Env>) {
  if (!origin) return null;
  if (!publicUrl)
    throw new ConfigError(['GAMES_ORIGIN needs PUBLIC_URL: games say by it whose pages may show them.']);
  const { hostname, host } = new URL(origin);
  if (new URL(publicUrl).hostname === hostname || others.includes(hostname) || others.includes(host))
    throw new ConfigError([
      `GAMES_ORIGIN is "${origin}": another host name than those of the pages, which PUBLIC_URL and ALLOWED_HOSTS name.`,
    ]);
  return origin;
}

/** A server that mixes voices, for crowds; without one browsers talk to each other. */
function liveKitOf({ LIVEKIT_URL: url, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret }: z.output<typeof Env>) {
  if (!url && !key && !secret) return null;
  if (!url || !key || !secret)
    throw new ConfigError([
      'LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET belong together: set all three, or none.',
    ]);
  return { url, key, secret };
}

/** What the pages say of this installation. */
function brandOf(value: z.output<typeof Env>): Brand {
  const links = {
    notion: value.LINK_NOTION,
    demo: value.LINK_DEMO,
    pitch: value.LINK_PITCH,
    slide: value.LINK_SLIDE,
    social: value.LINK_SOCIAL,
  };
  return { name: value.BRAND_NAME, email: value.BRAND_EMAIL, phone: value.BRAND_PHONE, links };
}

/** A secret, and the password inside an address, must not end up on a screen or in a log. */
function shown(name: string, set: Record<string, string | undefined>): string {
  if (name.endsWith('_SECRET') || name.endsWith('_TOKEN') || name === 'ICE_SERVERS') return '…';
  return (set[name] ?? '').replace(/\/\/[^/]*@/, '//…@');
}

function oneLine(max: number) {
  const words = refuse(`one line of at most ${max} characters`);
  return z
    .string(words)
    .trim()
    .max(max, words)
    .regex(/^[^\p{Cc}]+$/u, words);
}

/** Helpers by which two browsers find each other; of a TURN server its secret, from which names of an hour are made. */
function iceServers() {
  const words = refuse(
    'JSON like [{"urls":["stun:stun.example:3478"]},{"urls":["turn:turn.example"],"secret":"…"}]',
  );
  const address = z.string().regex(/^(stun|turn)s?:\S+$/, words);
  const server = z.strictObject({ urls: z.array(address).min(1), secret: z.string().min(1).optional() });
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: words.error });
        return z.NEVER;
      }
    })
    .pipe(z.array(server, words));
}

function webAddress() {
  return z.url({ protocol: /^https?$/, ...refuse('an address like https://plaza.example/pitch') }).optional();
}

function issuer(example: string) {
  return z
    .url({ protocol: /^https?$/, ...refuse(`an address like ${example}`) })
    .transform((url) => url.replace(/\/+$/, ''));
}

function wholeNumber(min: number, max: number) {
  const words = refuse(`a whole number from ${min} to ${max}`);
  return z
    .string(words)
    .regex(/^\d{1,9}$/, words)
    .transform(Number)
    .pipe(z.number().min(min, words).max(max, words));
}

function refuse(allowed: string) {
  return { error: allowed };
}
