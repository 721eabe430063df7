import { randomInt } from 'node:crypto'

/** About as wide as each other, so that all names are, and without a word among what they spell. */
const LETTERS = 'bdghnpqu'
const LENGTH = 11

/**
 * A name that no other pet, foundation or run has, so that a search for it finds one at most. Letters only: numbers may
 * not stand in a person's name, and seven of them are taken for a telephone.
 */
export const newName = () =>
  `Z${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** An address that nobody has registered. */
export const newEmail = () => `${newName().toLowerCase()}@correo.example`
