const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 96 96">
<rect width="96" height="96" fill="cadetblue"/><circle cx="48" cy="40" r="19" fill="bisque"/>
<path d="M26 40a22 24 0 0 1 44 0c-8-8-14-14-18-18-6 10-16 16-26 18zM14 96c2-24 16-34 34-34s32 10 34 34z" fill="darkslateblue"/></svg>`;

/** A face for stories and tests, drawn and small. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
