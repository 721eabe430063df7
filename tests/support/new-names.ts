import { randomInt } from 'node:crypto'

/** Letters of about the same width that spell no word. */
const LETTERS = 'bdghnpqu'
const LENGTH = 11

/** A unique name, so that a search for it finds one pet at most. Letters only: names of people may have no digits. */
export const newName = () =>
  `Z${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** A unique e-mail. */
export const newEmail = () => `${newName().toLowerCase()}@correo.example`
