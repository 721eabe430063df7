/** One thing that the specification asks for, and the test that proves it. */
export interface ConformityRow {
  /** In the specification's words, short: 'Login: a wrong e-mail is told "Por favor ingresa un email válido"'. */
  asks: string
  /** File below `tests` and the title as it stands in the source (with its placeholders): 'e2e/home.spec.ts › the home page …'. */
  test: string
  /** A sentence, name or number that must stand in the sources of the application exactly. */
  says?: string
  /** The decision page by which it is done otherwise: '0039'. */
  decision?: string
}
