const { TextDecoder, TextEncoder } = require('node:util');

// What every browser has and jsdom leaves out.
class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ResizeObserver: StillResizeObserver,
  // A page at http://localhost is one.
  isSecureContext: true,
  IS_REACT_ACT_ENVIRONMENT: true,
});

if (globalThis.document && !document.scrollingElement)
  Object.defineProperty(document, 'scrollingElement', { get: () => document.documentElement });

// jsdom knows the element but not how it opens; see design-system/src/Dialog.
const Dialog = globalThis.HTMLDialogElement?.prototype;
if (Dialog && !Dialog.showModal) {
  Dialog.showModal = function showModal() {
    this.open = true;
  };
  Dialog.close = function close() {
    this.open = false;
  };
}

// Nor does it know popovers; see design-system/src/popup. A button with `popovertarget` opens one there too.
const Element = globalThis.HTMLElement?.prototype;
if (Element && !Element.showPopover) {
  const tell = (element, newState) => {
    const say = (type) => element.dispatchEvent(Object.assign(new Event(type), { newState }));
    say('beforetoggle');
    queueMicrotask(() => say('toggle'));
  };
  const open = new WeakSet();
  Element.showPopover = function showPopover() {
    open.add(this);
    tell(this, 'open');
  };
  Element.hidePopover = function hidePopover() {
    if (open.delete(this)) tell(this, 'closed');
  };
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    const id = target?.closest?.('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id && document.getElementById(id);
    if (panel) panel[open.has(panel) ? 'hidePopover' : 'showPopover']();
  });
}
