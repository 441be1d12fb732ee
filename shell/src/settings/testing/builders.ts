import type { CallAnswer } from '@plaza/api-contract';
import type { Account } from '../SettingsSection.ts';

export function anAccount(but: Partial<Account> = {}): Account {
  return {
    id: '1',
    name: 'Amber Lindqvist',
    username: 'amber',
    email: 'amber@plaza.example',
    organisation: 'Plaza',
    is_admin: false,
    is_demo: false,
    has_password: true,
    created_at: '2026-11-20T10:00:00.000Z',
    ...but,
  };
}

type DeviceSession = CallAnswer<'GET /auth/sessions'>[number];

export function aSession(but: Partial<DeviceSession> = {}): DeviceSession {
  return {
    id: '7',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
    created_at: '2026-11-20T10:00:00.000Z',
    last_used_at: '2026-11-20T12:00:00.000Z',
    is_current: false,
    ended: null,
    ...but,
  };
}

type Passkey = CallAnswer<'GET /auth/passkeys'>[number];

export function aPasskey(but: Partial<Passkey> = {}): Passkey {
  return {
    id: '3',
    name: 'Chrome on Android',
    created_at: '2026-11-20T10:00:00.000Z',
    last_used_at: '2026-11-21T12:00:00.000Z',
    is_synced: false,
    ...but,
  };
}
