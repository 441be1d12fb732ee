/** Between two pieces of a long piece of work: a phone may paint, or answer a finger. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve));
