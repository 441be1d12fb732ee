/** A window this wide or narrower is a phone's. Style sheets write it as `@media (width <= 768px)`. */
export const mobileMaxWidth = 768;

/** The same as a media query, for `matchMedia`. */
export const mobileQuery = `(width <= ${mobileMaxWidth}px)`;
