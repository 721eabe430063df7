export interface PasswordOwner {
  email: string
  name: string
  lastName: string
}

/** What people here try first: the site, its animals and countries, and greetings; letters without marks. */
export const GUESSABLE_WORDS = [
  'querencia mascota mascotas animal animales peludo peludos peludito huella huellas huellita huellitas patita patitas',
  'perro perros perra perrito perritos perrita perritas cachorro cachorros cachorrito gato gatos gata gatito gatitos',
  'gatita gatitas michi michis conejo conejito firulais adopcion adopciones adopta adoptar adoptame adopto refugio',
  'fundacion rescate colombia ecuador mexico peru venezuela argentina chile bogota medellin quito guayaquil lima caracas',
  'contrasena clave password secreto cambiame ingreso entrar acceso usuario bienvenido bienvenida bienvenidos hola',
  'holamundo amor miamor amormio teamo teamomucho tequiero teextrano familia felicidad dios jesus navidad verano futbol',
].flatMap((line) => line.split(' '))

const LOOKALIKE_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '')

/** `contrasena` in `C0ntraseña1!`: the only word, between digits and signs. */
function wordIn(password: string): string {
  const inner = password.replace(/^\P{L}+|\P{L}+$/gu, '')
  return lettersOf(inner.replace(/[013457@$]/g, (sign) => LOOKALIKE_LETTERS[sign] ?? sign))
}

export function wordsOf({ email, name, lastName }: PasswordOwner): string[] {
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  const texts = [mailbox, name, lastName, `${name}${lastName}`]
  return texts.flatMap((text) => [lettersOf(text), ...text.split(/\P{L}+/u).map(lettersOf)]).filter(Boolean)
}

/** Whether nothing but digits and signs surrounds a guessable word, or one of the owner's. */
export function isGuessableWord(password: string, ownerWords: readonly string[]): boolean {
  const word = wordIn(password)
  return GUESSABLE_WORDS.includes(word) || ownerWords.includes(word)
}
