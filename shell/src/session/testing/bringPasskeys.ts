interface Browser {
  /** What the visitor or the authenticator says to everything. */
  says?: 'yes' | 'no' | 'have one already';
  /** Whether it offers passkeys in fields. */
  offers?: boolean;
  /** What its PRF answers; without it the authenticator has none. */
  prf?: Uint8Array<ArrayBuffer>;
}

/** Gives jsdom what a browser with passkeys has. Returns what the authenticator was asked. */
export function bringPasskeys({ says = 'yes', offers = false, prf }: Browser = {}) {
  const asked: {
    publicKey?: { rpId?: string; extensions?: { prf?: { eval?: { first?: unknown } } } };
    mediation?: string;
  }[] = [];
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
  const answer = async (options: (typeof asked)[number]) => {
    asked.push(options);
    if (says === 'no')
      throw new DOMException('The operation timed out or was not allowed.', 'NotAllowedError');
    if (says === 'have one already') throw new DOMException('Known.', 'InvalidStateError');
    return {
      id: 'aWQ',
      rawId: bytes('id'),
      type: 'public-key',
      getClientExtensionResults: () => ({
        credProps: { rk: true },
        ...(prf && { prf: { enabled: true, results: { first: prf.buffer } } }),
      }),
      response: {
        clientDataJSON: bytes('{}'),
        attestationObject: bytes('made'),
        authenticatorData: bytes('here'),
        signature: bytes('signed'),
        userHandle: bytes('who'),
        getTransports: () => ['internal'],
      },
    };
  };
  class PublicKeyCredential {
    static isConditionalMediationAvailable = async () => offers;
  }
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: PublicKeyCredential,
    configurable: true,
  });
  Object.defineProperty(navigator, 'credentials', {
    value: { create: answer, get: answer },
    configurable: true,
  });
  return { asked };
}

export function takePasskeysAway(): void {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined, configurable: true });
}
