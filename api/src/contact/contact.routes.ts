import type { Slice } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { contactMail } from './contactMail.ts';

export const contactRoutes: Slice = (on, { config }) => {
  // public: whoever cannot log in needs it most
  on(
    'POST /contact',
    async ({ input, db, ctx }) => {
      await sendMail(db, contactMail(input.body, config.brand, languageOf(ctx)));
      return { sent: true as const };
    },
    { limit: 'contact' },
  );
};
