import { useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { firstAddress } from './findAddresses.ts';
import type { LinkCard } from './makeLinkCard.ts';

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
    const make = async () => {
      // Most messages hold no link: what makes the card comes with the first one.
      const { makeLinkCard } = await import('./makeLinkCard.ts');
      const card = await makeLinkCard(api, new URL(wanted), window.location.origin);
      if (isWanted) setMade(card);
    };
    // Where it does not come, the link goes without a card.
    make().catch(() => undefined);
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
