/** As a page of ours asks by script. */
export const FROM_OUR_PAGE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
};

/** What must not set off a GET that changes something: whose headers a browser sends for it. */
export const NOT_FROM_HERE: readonly [by: string, headers: Record<string, string>][] = [
  ['another site', { ...FROM_OUR_PAGE, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour on the same site', { ...FROM_OUR_PAGE, 'sec-fetch-site': 'same-site' }],
  ['the address bar', { ...FROM_OUR_PAGE, 'sec-fetch-site': 'none' }],
  ['a link', { ...FROM_OUR_PAGE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a picture', { ...FROM_OUR_PAGE, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a script tag', { ...FROM_OUR_PAGE, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
  ['a frame', { ...FROM_OUR_PAGE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a form', { ...FROM_OUR_PAGE, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a prefetch', { ...FROM_OUR_PAGE, 'sec-purpose': 'prefetch' }],
  ['a prerender', { ...FROM_OUR_PAGE, 'sec-purpose': 'prefetch;prerender' }],
  ['an old prefetch', { ...FROM_OUR_PAGE, purpose: 'prefetch' }],
  ['an older prefetch', { ...FROM_OUR_PAGE, 'x-moz': 'prefetch' }],
];
