import { mailsTo } from './api-people'
import { linkIn } from './mailbox'
import type { PlainBrowser } from './plain-browser'

/** The path of the newest link with a secret that was mailed to an address. */
export async function mailedPath(email: string): Promise<string> {
  const [path] = (await mailsTo(email)).flatMap(({ text }) => linkIn(text)?.path ?? [])
  if (!path) throw new Error(`${email} was mailed no link`)
  return path
}

export async function chooseEcuador(visitor: PlainBrowser): Promise<void> {
  visitor.select('¿En qué país vives?', 'Ecuador')
  await visitor.press('Elegir país')
}

/** Fills in the fields of `/register` that every account has; the country is chosen already. */
export function fillInPerson(visitor: PlainBrowser, email: string, password = 'Luna2024!'): void {
  visitor.select('Ciudad', 'Quito')
  visitor.fill('Nombres', 'Valentina')
  visitor.fill('Apellidos', 'Ríos Andrade')
  visitor.fill('Email', email)
  fillInPassword(visitor, password)
}

export function fillInPassword(visitor: PlainBrowser, password: string, again = password): void {
  visitor.fill('Contraseña', password)
  visitor.fill('Confirmar contraseña', again)
}
