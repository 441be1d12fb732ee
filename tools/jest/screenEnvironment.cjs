const { TestEnvironment } = require('jest-environment-jsdom');
const { quicken } = require('./quickStyles.cjs');

/** jsdom's page, in which a search by role is quick. */
class ScreenEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    quicken(this.global);
  }
}

module.exports = ScreenEnvironment;
