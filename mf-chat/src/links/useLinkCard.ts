import { useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { firstAddress } from './findAddresses.ts';
import { type LinkCard, makeLinkCard } from './makeLinkCard.ts';

/** The card for the first link in what is being written, until one takes it away. */
export function useLinkCard(text: string): { card: LinkCard | undefined; remove(): void; begin(): void } {
  const { api } = useShell();
  const [made, setMade] = useState<LinkCard>();
  const [unwanted, setUnwanted] = useState<string>();
  const href = firstAddress(text)?.href;
  const wanted = href === unwanted ? undefined : href;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isWanted = true;
    void makeLinkCard(api, new URL(wanted), window.location.origin).then((card) => isWanted && setMade(card));
    return () => {
      isWanted = false;
    };
  }, [api, wanted]);
  return {
    // The one before belongs to another address.
    card: made && made.url === wanted ? made : undefined,
    remove: () => setUnwanted(href),
    /** Of the next message nothing is known yet. */
    begin: () => setUnwanted(undefined),
  };
}
