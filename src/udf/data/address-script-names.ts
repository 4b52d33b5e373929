// Meaning: properties of the address reader's own parts whose names mean something else in another folder: the script of
// the addresses alone has short names for them, too. None is of an answer or an option, and none is spelt in a text.
// Source: the bundled script, its property names without those of the language and of the types of `canonry/address`; read 2026-11.
export const ADDRESS_SCRIPT_NAMES: readonly string[] = `
alone boxes changed code end entry fixed forenames from given key label languages letters name next
number numberWords ofCity particles parts profile rank rest role shape stable starts suffixes text to types
units words
`
  .trim()
  .split(/\s/u);
