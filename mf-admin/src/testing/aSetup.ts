import type { CallAnswer } from '@plaza/api-contract';

export function aSetup(about: Partial<CallAnswer<'GET /setup'>> = {}): CallAnswer<'GET /setup'> {
  return {
    is_done: false,
    name: 'Plaza',
    public_url: 'https://plaza.example',
    mail: { is_configured: true, from: 'Plaza <hello@plaza.example>' },
    storage: 'disk',
    people: 1,
    is_signup_open: true,
    ...about,
  };
}
