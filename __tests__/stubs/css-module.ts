// Stands in for a CSS module in unit tests: css.anything is "anything".
// "__esModule" makes `import * as css` keep the proxy instead of copying its (absent) keys.
module.exports = new Proxy({}, { get: (_target, key) => (key === "__esModule" ? true : key) });
