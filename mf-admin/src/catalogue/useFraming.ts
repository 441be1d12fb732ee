import type { CallAnswer } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useRef, useState } from 'react';
import type { Entry } from './entries.ts';

type Framing = CallAnswer<'GET /catalogue/framing'>['framing'];

/** What is known of an address: whether a page of another site will be shown in a frame here. */
export interface Framed {
  url: string;
  framing: Framing | 'asking';
}

/** Asks about the address of an entry, when it is one of another site that would stand in a frame, and once for each. */
export function useFraming() {
  const { api, signal } = useShell();
  const [framed, setFramed] = useState<Framed>();
  const asked = useRef<{ url: string; answer: Promise<Framing> }>(undefined);

  const ask = async (entry: Entry): Promise<Framing> => {
    const { url } = entry.fields;
    if (!standsInFrame(entry)) {
      setFramed(undefined);
      return 'allowed';
    }
    if (asked.current?.url !== url) {
      setFramed({ url, framing: 'asking' });
      // A server that does not say hinders nobody.
      const answer = api.call('GET /catalogue/framing', { query: { url } }).then(
        ({ framing }) => framing,
        (): Framing => 'unknown',
      );
      asked.current = { url, answer };
    }
    const framing = await asked.current.answer;
    if (!signal.aborted && asked.current.url === url) setFramed({ url, framing });
    return framing;
  };

  return { framed, ask };
}

/** No browser shows it here. */
export const isShut = (framing: Framed['framing'] | undefined): boolean =>
  framing === 'refused' || framing === 'not-named';

function standsInFrame({ kind, fields }: Entry): boolean {
  return URL.canParse(fields.url) && (kind === 'games' || fields.kind === 'embed');
}
