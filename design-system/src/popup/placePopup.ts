/** How far a popup stands from what it belongs to, and from the edge of the window. */
const gapPx = 6;
const edgePx = 8;

interface Size {
  width: number;
  height: number;
}

type Box = Size & { left: number; top: number };

/**
 * Where a popup stands: below what it belongs to, above where below is no space, beside it where there is none either, and
 * always inside the window.
 */
export function placePopup(anchor: Box, popup: Size, view: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + gapPx;
  const above = anchor.top - gapPx - popup.height;
  const fitsBelow = below + popup.height + edgePx <= view.height;
  const fitsAbove = above >= edgePx;
  const beside = anchor.left + anchor.width + gapPx;
  if (!fitsBelow && !fitsAbove && beside + popup.width + edgePx <= view.width) {
    return { left: beside, top: clamp(anchor.top, view.height - popup.height - edgePx) };
  }
  const top = fitsBelow || !fitsAbove ? below : above;
  // From the side of the anchor that looks to the middle, so that a menu at the right edge opens to the left.
  const isLeft = anchor.left + anchor.width / 2 <= view.width / 2;
  const left = isLeft ? anchor.left : anchor.left + anchor.width - popup.width;
  return {
    left: clamp(left, view.width - popup.width - edgePx),
    top: clamp(top, view.height - popup.height - edgePx),
  };
}

function clamp(value: number, most: number): number {
  return Math.max(edgePx, Math.min(value, most));
}
