import { render, screen } from '@testing-library/react';
import { App } from '../../App.tsx';
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts';
import { HostStage } from '../../testing/HostStage.tsx';
import { anAccount, aSession } from './builders.ts';

/** The settings as Amber sees them. What the server says may be changed later in `answers`. */
export async function openSettings(answers: TestHostOptions['answers'] = {}, account = anAccount()) {
  const all: NonNullable<typeof answers> = {
    '/api/account': { body: account },
    '/api/auth/sessions': { body: [aSession()] },
    '/api/auth/passkeys': { body: [] },
    ...answers,
  };
  const test = createTestHost({
    member: { username: 'amber', isAdmin: account.is_admin },
    pathname: '/settings',
    answers: all,
  });
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { ...test, answers: all };
}
