import type { Context } from 'koa';
import type { Config } from '../config.ts';

/** Where this Plaza is reached, without a slash at the end: as configured, or as the visitor asked. */
export function originOf(ctx: Context, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl ?? `${ctx.protocol}://${ctx.host}`;
}
