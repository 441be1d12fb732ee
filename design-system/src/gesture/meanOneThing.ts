/** A click, and which of several in quick succession it is: 2 for the second half of a double click, 0 from the keyboard. */
interface Click {
  detail: number;
}

/**
 * What a press does, done once however fast the button is pressed. The second half of a double click does nothing at all,
 * neither to the button, which may say the opposite by then, nor to what has come into its place.
 */
export function meanOneThing<E extends Click>(act: (event: E) => void): (event: E) => void {
  return (event) => {
    if (event.detail > 1) return;
    if (event.detail === 1) swallowTheRest();
    act(event);
  };
}

function swallowTheRest(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, options);
  document.addEventListener('mousedown', ({ detail }) => detail < 2 && ending.abort(), options);
}
