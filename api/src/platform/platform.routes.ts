import type { Slice } from '../http/slice.ts';
import { type Language, languageOf } from '../language/language.ts';
import { PLAZA_VERSION } from './version.ts';

const RUNNING: Record<Language, (name: string) => string> = {
  en: (name) => `${name} is running.`,
  de: (name) => `${name} läuft.`,
};

export const platformRoutes: Slice = (on, { config }) => {
  // public: the version page is
  on('GET /fetch', ({ ctx }) => ({
    status: 200 as const,
    data: { version: PLAZA_VERSION, message: RUNNING[languageOf(ctx)](config.brand.name) },
  }));
};
