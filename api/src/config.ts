import { join, resolve } from 'node:path';
import type { Brand } from '@plaza/api-contract';
import { z } from 'zod';
import { sessionSecret } from './sessionSecret.ts';
import { ConfigError } from './ConfigError.ts';

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
  HUB_ACTIVITY_SECONDS: wholeNumber(10, 3_600).default(120),
  HUB_PONG_SECONDS: wholeNumber(2, 600).default(30),
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
  const dataDir = resolve(value.DATA_DIR);
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir,
    artefactsDir: join(dataDir, 'artefacts'),
    mediaDir: join(dataDir, 'media'),
    s3: s3Of(value),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    publicUrl: value.PUBLIC_URL,
    allowedHosts: value.ALLOWED_HOSTS,
    trustedProxies: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL ?? LOG_LEVEL_OF[value.NODE_ENV],
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
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
    redisUrl: value.REDIS_URL,
    nodeUrl: value.NODE_URL,
    hub: { activityMs: value.HUB_ACTIVITY_SECONDS * 1000, pongMs: value.HUB_PONG_SECONDS * 1000 },
    brand: brandOf(value),
  };
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
  if (name.endsWith('_SECRET')) return '…';
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
