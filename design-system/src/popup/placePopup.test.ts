import { placePopup } from './placePopup.ts';

const view = { width: 400, height: 600 };
const popup = { width: 160, height: 200 };
const button = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a popup', () => {
  it('stands below what it belongs to', () => {
    expect(placePopup(button(20, 100), popup, view)).toEqual({ left: 20, top: 146 });
  });

  it('stands above where below is no space', () => {
    expect(placePopup(button(20, 500), popup, view)).toEqual({ left: 20, top: 294 });
  });

  it('opens to the left at the right edge', () => {
    expect(placePopup(button(350, 100), popup, view)).toEqual({ left: 230, top: 146 });
  });

  it('stands beside what it would cover otherwise', () => {
    const tall = { width: 160, height: 400 };
    expect(placePopup(button(20, 300), tall, view)).toEqual({ left: 66, top: 192 });
    expect(placePopup(button(20, 220), { width: 160, height: 370 }, view)).toEqual({ left: 66, top: 220 });
  });

  it('stays inside a window that is too small for it', () => {
    expect(placePopup(button(100, 40), { width: 390, height: 590 }, view)).toEqual({ left: 8, top: 8 });
  });
});
