import type { Slice } from '../http/slice.ts';
import { sendMail } from '../mail/sendMail.ts';
import { contactMail } from './contactMail.ts';

export const contactRoutes: Slice = (on, { config }) => {
  // public: whoever cannot log in needs it most
  on(
    'POST /contact',
    async ({ input, db }) => {
      await sendMail(db, contactMail(input.body, config.brand));
      return { sent: true as const };
    },
    { limit: 'contact' },
  );
};
