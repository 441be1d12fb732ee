import { calls, type Media } from '@plaza/api-contract';

/** A drawn picture as the server would describe a photograph. */
export function aPicture(about: Partial<Media> & { hue?: number } = {}): Media {
  const { hue = 30, ...rest } = about;
  const { width = 1600, height = 1067 } = rest;
  const url = drawing(hue, width ?? 1600, height ?? 1067);
  return {
    ...calls['POST /media'].example,
    id: `picture-${hue}`,
    url,
    width,
    height,
    placeholder: null,
    sources: [],
    ...rest,
  };
}

function drawing(hue: number, width: number, height: number): string {
  const lanterns = [18, 34, 52, 70, 86]
    .map((x, index) => `<circle cx="${x}%" cy="${30 + (index % 2) * 12}%" r="3%" fill="hsl(40 100% 72%)"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue + 220} 50% 18%)"/><stop offset=".7" stop-color="hsl(${hue} 70% 58%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>${lanterns}<rect y="78%" width="100%" height="22%" fill="hsl(${hue + 220} 45% 14%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
