// What Jest sees instead of a style sheet or a font.
module.exports = {};
