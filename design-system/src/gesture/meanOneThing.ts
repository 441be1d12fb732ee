/** A click, and which of several in quick succession it is: 2 for the second half of a double click, 0 from the keyboard. */
interface Click {
  detail: number;
}

/**
 * What a press does, done once however fast the button is pressed. The second half of a double click does nothing at all,
 * neither to the button, which may say the opposite by then, nor to what has come into its place.
 */
export const meanOneThing =
  <E extends Click>(act: (event: E) => void) =>
  (event: E): void => {
    if (event.detail < 2) {
      addEventListener('click', swallow, true);
      act(event);
    }
  };

/** Until another press begins. */
function swallow(event: MouseEvent): void {
  if (event.detail < 2) removeEventListener('click', swallow, true);
  else {
    event.preventDefault();
    event.stopPropagation();
  }
}
