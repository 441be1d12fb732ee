import type { Brand, LetterPart, OutreachLetter } from '@plaza/api-contract';
import { escapeHtml } from '../../http/escapeHtml.ts';

interface About {
  brand: Brand;
  /** Where this Plaza is reached. */
  origin: string;
  /** Whom it is for; empty where nobody knows. */
  name?: string;
  /** Where the mail is ended; a template has none. */
  unsubscribe?: string;
}

/** The letter to investors, in parts for a screen and whole as text and as HTML for a mail. */
export function outreachLetter(about: About): OutreachLetter {
  const parts = partsOf(about);
  return {
    subjects: [...subjectsOf(about.brand.name)],
    parts,
    text: textOf(parts, about),
    html: htmlOf(parts, about),
  };
}

function partsOf({ brand, origin, name = '' }: About): LetterPart[] {
  const { links } = brand;
  const first = name.trim().replace(/\s+/g, ' ');
  return [
    { kind: 'text', text: first ? `Hello ${first},` : 'Hello,' },
    {
      kind: 'text',
      text: `We are building ${brand.name}: a place online that people walk into together. You open a link and stand in a castle at blue hour, in a coffee shop while it rains, or under water, with the people you came to see. It runs in a browser, on a phone and in a headset, and there is nothing to install.`,
    },
    { kind: 'heading', text: 'Why now' },
    {
      kind: 'list',
      items: [
        'Feeds keep people scrolling; they do not bring them together. Here the feed is the notice board, and the places are the point.',
        'Five stars in place of likes, and conversations that are encrypted from end to end: people say what they mean.',
        'Creators build and publish zones of their own, with small scenes in them that we call Flicks.',
      ],
    },
    { kind: 'heading', text: 'How it earns' },
    {
      kind: 'text',
      text: 'Exploring is free and stays free. Income comes from placements inside Zones and Flicks that fit the place, from digital goods such as world elements, skins and creator packs, and from work with creators and brands.',
    },
    { kind: 'heading', text: 'What we are looking for' },
    {
      kind: 'text',
      text: `People who have built communities, or the tools for them, to come in early. Give us twenty minutes: we will show you around, inside ${brand.name}.`,
    },
    {
      kind: 'links',
      links: [
        { label: `See ${brand.name}`, url: links.demo ?? origin },
        ...(links.pitch ? [{ label: 'The pitch', url: links.pitch }] : []),
        ...(links.slide ? [{ label: 'The deck', url: links.slide }] : []),
      ],
    },
    { kind: 'text', text: `Warm regards,\nthe founders of ${brand.name}\n${brand.email}, ${brand.phone}` },
  ];
}

function textOf(parts: readonly LetterPart[], { unsubscribe }: About): string {
  const said = parts.map((part) => {
    switch (part.kind) {
      case 'heading':
        return part.text.toUpperCase();
      case 'list':
        return part.items.map((item) => `- ${item}`).join('\n');
      case 'links':
        return part.links.map(({ label, url }) => `${label}: ${url}`).join('\n');
      case 'text':
        return part.text;
    }
  });
  const end = unsubscribe ? ['-- ', `If you would rather hear nothing more from us: ${unsubscribe}`] : [];
  return `${[said.join('\n\n'), ...end].join('\n')}\n`;
}

const LINK = 'color:#9a4f00;font-weight:600';

function htmlOf(parts: readonly LetterPart[], { unsubscribe }: About): string {
  const said = parts.map((part) => {
    switch (part.kind) {
      case 'heading':
        return `<h2 style="margin:28px 0 8px;font-size:18px">${escapeHtml(part.text)}</h2>`;
      case 'list':
        return `<ul style="margin:0;padding-left:20px">${part.items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join('')}</ul>`;
      case 'links':
        return `<p>${part.links.map(({ label, url }) => `<a style="${LINK}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`).join(' &nbsp; ')}</p>`;
      case 'text':
        return `<p style="margin:0 0 12px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    }
  });
  const end = unsubscribe
    ? `<p style="margin:32px 0 0;color:#4a5168;font-size:13px">If you would rather hear nothing more from us, <a href="${escapeHtml(unsubscribe)}" style="color:#4a5168">unsubscribe here</a>.</p>`
    : '';
  return `<div style="max-width:560px;color:#1b2136;font:16px/1.55 system-ui,sans-serif">${said.join('')}${end}</div>`;
}

/** One is drawn for each mail; which one worked is counted. */
function subjectsOf(brand: string): readonly string[] {
  return [
    `A town square that people walk into: ${brand}`,
    'What if going online felt like going out?',
    'Thirteen worlds, one link, nothing to install',
    'We took out the like button. Here is what came instead',
    `Five minutes in ${brand} say more than this mail`,
    'A social network with a place to stand in',
    'Communities want a home, not an algorithm',
    `Open in a browser, on a phone, in a headset: ${brand}`,
    'How a community can own the place it meets in',
    'Virtual worlds, real connections: may we show you around?',
    `An invitation to walk through ${brand} with us`,
    'The feed is the notice board. The town is the product',
    'Would you look at what we are building?',
    'What creators do when you give them a world, not a post',
  ];
}
