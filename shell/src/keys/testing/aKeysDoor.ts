import { ApiError, type KeysState, type OpenKeys } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';
import type { OwnKeys } from '../copies.ts';
import type { KeyRing } from '../KeyRing.ts';
import type { KeysDoor } from '../KeysDoor.ts';

type Copy = OwnKeys['copies'][number];

export const CODE = '7K3M-9QXA-2B4C-8D0E-5F6G-1H7J-KM2N';

export function aCopy(way: Copy['way'], more: Partial<Copy> = {}): Copy {
  const created_at = '2026-11-20T10:00:00.000Z';
  return {
    way,
    ref: '',
    salt: null,
    rounds: null,
    wrapped: null,
    is_stale: false,
    root: 1,
    created_at,
    ...more,
  };
}

interface Facts {
  is: KeysState['is'] | 'unmade';
  copies?: Copy[];
  hasPassword?: boolean;
  /** What opens them; everything else does not. */
  opener?: string;
  /** The server wants a proof first. */
  isOld?: boolean;
  /** The server does not answer. */
  isDown?: boolean;
}

/** A door behind which nothing is sealed: for what is shown of keys. */
export function aKeysDoor({
  is,
  copies = [],
  hasPassword = true,
  opener,
  isOld = false,
  isDown = false,
}: Facts) {
  const entry = JSON.stringify({ v: 1, user: '1', n: 1, how: 'first', previous: null, agree: '', sign: '' });
  const facts = { isOld, isDown, copies };
  const own = (): OwnKeys => ({
    chain: [{ key_id: 'k', entry, own_sig: 's', by_sig: null, sealed: 'x' }],
    copies: facts.copies,
    is_fresh: !facts.isOld,
    has_password: hasPassword,
  });
  const opened = () =>
    ({
      is: 'open',
      keys: { userId: '1', chain: [], former: [], hasCopy: facts.copies.length > 0 } as unknown as OpenKeys,
    }) as const;
  const state$ = new BehaviorSubject<KeysState>(is === 'open' ? opened() : notOpen(is));
  const made: string[] = [];
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (facts.isDown) throw new Error('Nothing answers.');
    return value();
  };
  const proved = () => {
    if (facts.isOld) throw new ApiError('Prove it.', { code: 'keys.not-fresh', status: 403 });
  };
  const keep = (copy: Copy) => {
    facts.copies = [...facts.copies.filter(({ way }) => way !== copy.way), copy];
    state$.next(opened());
  };
  const ring = {
    open: async () => state$.next(opened()),
    ask: () => answer(own),
    facts: () =>
      answer(() => ({ own: own(), digits: '48562 59139 20487 78564 79211 24033', times: 1, deviceId: '1' })),
    async makeRecoveryCode() {
      proved();
      made.push('code');
      keep(aCopy('recovery'));
      return CODE;
    },
    async copyForPassword() {
      made.push('password');
      keep(aCopy('password'));
    },
    async openBy(shown: object) {
      if (!Object.values(shown).includes(opener)) return false;
      state$.next(opened());
      return true;
    },
    newRecoveryCode: async () => CODE,
    async makeFirst(shown: object) {
      const way = 'code' in shown ? 'recovery' : 'password';
      made.push(`keys for ${way}`);
      keep(aCopy(way));
    },
    async startAnew() {
      proved();
      made.push('keys');
      state$.next(opened());
    },
  };
  const door = {
    state$,
    wake: () => undefined,
    ring: async () => ring as unknown as KeyRing,
    bring: () => undefined,
  } as unknown as KeysDoor;
  return { door, facts, made };
}

function notOpen(is: Exclude<Facts['is'], 'open'>): KeysState {
  if (is === 'failed') return { is, error: new Error('lost') };
  return is === 'unmade' ? { is: 'locked', isUnmade: true } : { is };
}
