// Stands in for imported fonts and images in unit tests.
module.exports = "test-file-stub";
