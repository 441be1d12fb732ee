import type { Slice } from '../http/slice.ts';
import { PLAZA_VERSION } from './version.ts';

export const platformRoutes: Slice = (on) => {
  // public: the version page is
  on('GET /fetch', () => ({
    status: 200 as const,
    data: { version: PLAZA_VERSION, message: 'Plaza is running.' },
  }));
};
