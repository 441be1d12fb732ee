require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

configure({
  // How long `findBy` and `waitFor` look before they give up. What comes is found at once all the same; a second is
  // nothing on a machine with much else to do.
  asyncUtilTimeout: 20_000,
  // While they look, nobody reads what each look says: the page is printed when they give up.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
});
