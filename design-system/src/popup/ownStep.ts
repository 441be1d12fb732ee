let isUnderWay = false;

/** Goes back to take an entry out of the history that stood for a dialog. Nobody has asked for it: it closes nothing else. */
export function takeOwnStep(page: Window): void {
  isUnderWay = true;
  const end = () => void (isUnderWay = false);
  EventTarget.prototype.addEventListener.call(page, 'popstate', end, { once: true });
  page.history.back();
}

export function isOwnStep(): boolean {
  return isUnderWay;
}
