require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// How long `findBy` and `waitFor` look before they give up. What comes is found at once all the same; a second is
// nothing on a machine with much else to do.
configure({ asyncUtilTimeout: 20_000 });
