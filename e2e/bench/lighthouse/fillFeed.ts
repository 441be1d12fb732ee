import { expect, type Page } from '@playwright/test';
import { tokenOf } from '../../support/member.ts';

/** So many posts of amber, each with a picture as a phone takes it, at the top of what basalt reads. */
export async function fillFeed(page: Page, count: number): Promise<void> {
  const as = async (name: string) => ({ authorization: `Bearer ${await tokenOf(page.context(), name)}` });
  for (const [name, other] of [
    ['amber', 'basalt'],
    ['basalt', 'amber'],
  ] as const) {
    await page.request.put(`/api/friends/requests/${other}`, { headers: await as(name) });
  }
  const headers = await as('amber');
  for (let number = 1; number <= count; number += 1) {
    const answer = await page.request.post('/api/content', {
      headers,
      multipart: {
        context: `Evening ${number} on the pier. The lamps go on one by one, and somebody plays.`,
        sharing: '1',
        media: { name: 'pier.jpg', mimeType: 'image/jpeg', buffer: await evening(page, number) },
        alt: 'A pier at dusk',
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** A picture with enough in it to weigh what pictures weigh. */
async function evening(page: Page, number: number): Promise<Buffer> {
  const bytes = await page.evaluate(async (seed) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('No canvas to paint on.');
    for (let stroke = 0; stroke < 900; stroke += 1) {
      const angle = stroke * 2.4 + seed;
      paint.fillStyle = `hsl(${(seed * 37 + stroke / 6) % 360} 60% ${20 + (stroke % 50)}%)`;
      paint.fillRect(
        800 + Math.cos(angle) * stroke,
        600 + Math.sin(angle) * stroke * 0.75,
        40 + (stroke % 90),
        30 + (stroke % 70),
      );
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, number);
  return Buffer.from(bytes);
}
