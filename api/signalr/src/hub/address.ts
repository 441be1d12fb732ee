/** Who a message is for. `names` are groups, users or connections; `except` are connections, `exceptUsers` users. */
export interface Address {
  readonly kind: 'all' | 'group' | 'user' | 'connection';
  readonly names: readonly string[];
  readonly except: readonly string[];
  readonly exceptUsers?: readonly string[];
}

export const everyone: Address = { kind: 'all', names: [], except: [] };

export const toGroups = (names: readonly string[]): Address => ({ kind: 'group', names, except: [] });
export const toUsers = (names: readonly string[]): Address => ({ kind: 'user', names, except: [] });
export const toConnections = (names: readonly string[]): Address => ({
  kind: 'connection',
  names,
  except: [],
});
