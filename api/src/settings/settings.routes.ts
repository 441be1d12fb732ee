import { LogoTheme, Settings, type Settings as SettingsType } from '@plaza/api-contract';
import { recordAct } from '../audit/recordAct.ts';
import { logoAddress } from '../brand/logoAddress.ts';
import type { Slice } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import { announce, announcedNow, endAnnouncement, listAnnouncements } from './announcements.ts';
import { brandAddress, brandSheet } from './brandSheet.ts';
import { exportCommunity, importCommunity } from './community.ts';
import { findLogo, keepLogo, type Logos, makeLogo, readLogos } from './logos.ts';
import { mergeSettings } from './mergeSettings.ts';
import { keepSettings, openSettings, readSettings, tellServers, configuredBrand } from './openSettings.ts';
import {
  addPlacement,
  changePlacement,
  listPlacements,
  placedNow,
  placementCounts,
  removePlacement,
} from './placements.ts';

const MOST_BYTES = 4_000_000;

/** What administrators set of the whole community: its name, what is on, what is announced and what partners show. */
export const settingsRoutes: Slice = (on, plaza) => {
  const { clock, config } = plaza;
  // Before anything is set: this is what the server was configured with.
  configuredBrand(config);
  const open = openSettings(plaza);
  on.onStart(open.reload);
  const countPlacement = placementCounts(plaza);
  const settingsAct = { kind: 'settings', id: '' } as const;

  // administrators: how things are set is no secret among them
  on('GET /settings', async ({ db }) => ({
    settings: await readSettings(db),
    configured: configuredBrand(config),
    logos: logosOf(await readLogos(db)),
  }));

  // public: it comes with every page as well
  on('GET /brand', async ({ ctx }) => {
    // A page asks when it hears of a change: that may be before this process has read it.
    await open.refresh();
    const announcements = announcedNow(config.announced, clock.now(), languageOf(ctx));
    return { brand: { ...config.brand, announcements }, sheet: brandAddress(config) };
  });

  on('PUT /settings', async ({ session: { member }, input: { body }, db, afterCommit }) => {
    const { seen, ...wanted } = body;
    // Of two who save at once, the second looks at what the first has made of it.
    await db('settings').forUpdate().first('one');
    const before = await readSettings(db);
    const settings = mergeSettings(before, wanted, seen);
    await keepSettings(db, settings, clock.now());
    const details = changedFields(before, settings);
    await recordAct({ db, clock }, { by: member, act: 'settings.changed', about: settingsAct, details });
    afterCommit(open.reload);
    return { settings, configured: configuredBrand(config), logos: logosOf(await readLogos(db)) };
  });

  // No transaction while the picture is drawn: it would hold a connection.
  on(
    'PUT /settings/logo/:theme',
    async ({ session: { member }, input: { params, body } }) => {
      const png = await makeLogo(body.image);
      const logos = await plaza.db.transaction(async (db) => {
        await keepLogo(db, params.theme, png);
        const details = { logo: params.theme };
        await recordAct({ db, clock }, { by: member, act: 'settings.changed', about: settingsAct, details });
        await tellServers(db);
        return readLogos(db);
      });
      await open.reload();
      return { logos: logosOf(logos) };
    },
    { transaction: false, maxBytes: MOST_BYTES },
  );

  on('DELETE /settings/logo/:theme', async ({ session: { member }, input: { params }, db, afterCommit }) => {
    await db('brand_logos').where({ theme: params.theme }).delete();
    const details = { logo: params.theme, is_gone: true };
    await recordAct({ db, clock }, { by: member, act: 'settings.changed', about: settingsAct, details });
    await tellServers(db);
    afterCommit(open.reload);
    return { logos: logosOf(await readLogos(db)) };
  });

  on('GET /settings/community', async ({ session: { member }, db }) => {
    await db.transaction((transaction) =>
      recordAct({ db: transaction, clock }, { by: member, act: 'settings.exported', about: settingsAct }),
    );
    return exportCommunity(db, clock.now());
  });

  on(
    'POST /settings/community',
    async ({ session: { member }, input: { body } }) => {
      const trial = new Error('a trial');
      let changes: Awaited<ReturnType<typeof importCommunity>> = [];
      try {
        await plaza.db.transaction(async (db) => {
          changes = await importCommunity({ db, clock }, body.community);
          if (body.is_trial) throw trial;
          const details = Object.fromEntries(changes.map(({ what, count }) => [what, count]));
          await recordAct(
            { db, clock },
            { by: member, act: 'settings.imported', about: settingsAct, details },
          );
        });
      } catch (error) {
        // What a trial found out is the answer; what it did is undone.
        if (error !== trial) throw error;
      }
      if (!body.is_trial) await open.reload();
      return { changes, is_done: !body.is_trial };
    },
    { transaction: false, maxBytes: MOST_BYTES },
  );

  // public: it stands above every page
  on('GET /announcements', ({ ctx }) => announcedNow(config.announced, clock.now(), languageOf(ctx)));

  // administrators: it was public
  on('GET /announcements/all', ({ db }) => listAnnouncements(db));

  on('POST /announcements', async ({ session: { member }, input: { body }, db, afterCommit }) => {
    const kept = await announce({ db, clock }, body);
    await tellServers(db);
    afterCommit(open.reload);
    const about = { kind: 'announcement', id: kept.id } as const;
    await recordAct(
      { db, clock },
      { by: member, act: 'announcement.made', about, details: { words: kept.words } },
    );
    return kept;
  });

  on('DELETE /announcements/:id', async ({ session: { member }, input: { params }, db, afterCommit }) => {
    const ended = await endAnnouncement({ db, clock }, params.id);
    await tellServers(db);
    afterCommit(open.reload);
    const about = { kind: 'announcement', id: ended.id } as const;
    await recordAct({ db, clock }, { by: member, act: 'announcement.ended', about });
    return ended;
  });

  // every member: it is the same for all, and nothing of who asks is kept
  on('GET /placements', ({ input: { query }, db }) => placedNow(db, clock.now(), query));

  // every member: a number grows, and what is not shown now is not counted
  on(
    'POST /placements/:id/count',
    async ({ input: { params, body } }) => {
      await countPlacement({ id: params.id, what: body.what });
      return { counted: true };
    },
    { transaction: false },
  );

  // administrators: what was agreed with partners
  on('GET /placements/all', ({ db }) => listPlacements(db));

  on('POST /placements', async ({ session: { member }, input: { body }, db }) => {
    const kept = await addPlacement(db, body);
    const about = { kind: 'placement', id: kept.id } as const;
    const details = { partner: kept.partner, title: kept.title };
    await recordAct({ db, clock }, { by: member, act: 'placement.made', about, details });
    return kept;
  });

  on('PUT /placements/:id', async ({ session: { member }, input: { params, body }, db }) => {
    const { seen, ...placement } = body;
    const kept = await changePlacement(db, params.id, placement, seen);
    const about = { kind: 'placement', id: kept.id } as const;
    const details = { partner: kept.partner, title: kept.title, is_on: kept.is_on };
    await recordAct({ db, clock }, { by: member, act: 'placement.changed', about, details });
    return kept;
  });

  on('DELETE /placements/:id', async ({ session: { member }, input: { params }, db }) => {
    await removePlacement(db, params.id);
    const about = { kind: 'placement', id: params.id } as const;
    await recordAct({ db, clock }, { by: member, act: 'placement.removed', about });
    return { gone: true };
  });

  // The colours of the community. Its address changes with it, so a browser may keep it.
  on.outside('GET /brand.css', (ctx) => {
    ctx.type = 'css';
    ctx.set('Cache-Control', ctx.query['v'] ? 'public, max-age=31536000, immutable' : 'no-cache');
    ctx.body = brandSheet(config);
  });

  on.outside('GET /brand/logo/:theme.png', async (ctx, next) => {
    const theme = LogoTheme.safeParse(ctx['params']?.theme);
    const png = theme.success ? await findLogo(plaza.db, theme.data) : undefined;
    if (!png) return next();
    ctx.type = 'png';
    ctx.set('Cache-Control', ctx.query['v'] ? 'public, max-age=31536000, immutable' : 'no-cache');
    ctx.body = png;
  });
};

function logosOf(logos: Logos): { dark?: string; light?: string } {
  const { dark, light } = { dark: logoAddress(logos, 'dark'), light: logoAddress(logos, 'light') };
  return { ...(logos.dark && dark ? { dark } : {}), ...(logos.light && light ? { light } : {}) };
}

function changedFields(before: SettingsType, after: SettingsType): Record<string, unknown> {
  const names = Object.keys(Settings.shape) as (keyof SettingsType)[];
  return Object.fromEntries(
    names.flatMap((name) =>
      JSON.stringify(before[name]) === JSON.stringify(after[name])
        ? []
        : [[name, { from: before[name] ?? null, to: after[name] ?? null }]],
    ),
  );
}
