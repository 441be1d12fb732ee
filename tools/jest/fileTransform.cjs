const { basename } = require('node:path');

// An imported file is its address.
module.exports = {
  process: (_source, path) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${basename(path)}`)} };`,
  }),
  getCacheKey: (_source, path) => `file-1-${path}`,
};
