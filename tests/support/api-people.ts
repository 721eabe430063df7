import { CITIES } from '@/db/seed/catalog'
import { get, send, sendJson } from './api'
import { linkIn } from './mailbox'
import { newEmail } from './new-names'
import { BASE_URL } from './site'

export const PASSWORD = 'Caminata7!'
/** A city of the country that everybody registers in. */
export const city = CITIES.find(({ countryId }) => countryId === 'CHL')

/** The body of a registration; every call has an e-mail of its own. */
export const registration = (overrides: Record<string, unknown> = {}) => ({
  role: 'user',
  name: 'Julia',
  lastName: 'Soto',
  countryId: 'CHL',
  cityId: String(city?.id),
  email: newEmail(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...overrides,
})

interface Mail {
  to: string
  subject: string
  text: string
}

export async function mailsTo(email: string): Promise<Mail[]> {
  const { body } = await send(`/dev/correo.json?to=${encodeURIComponent(email)}`)
  return body as Mail[]
}

/** The secret of the link in the newest mail to an address. */
export async function secretMailedTo(email: string): Promise<string> {
  return (await mailsTo(email)).flatMap(({ text }) => linkIn(text)?.secret ?? [])[0] ?? ''
}

/** What a browser says of where a request comes from. */
export const BROWSER = { origin: BASE_URL }

/** Keeps the cookies of an answer, as a browser does. */
export const cookiesOf = (headers: Headers) => ({
  cookie: [...(headers.get('set-cookie') ?? '').matchAll(/([\w.-]+=[^;,]+);[^,]*/g)]
    .map(([, pair = '']) => pair)
    .join('; '),
})

/** Registers and confirms somebody, in one browser. */
export async function join(overrides: Record<string, unknown> = {}) {
  const person = registration(overrides)
  const { headers } = await sendJson('POST', '/user', person, BROWSER)
  await get(`/verify/tk/${await secretMailedTo(person.email)}`, cookiesOf(headers))
  return person
}

export const logIn = (email: string, password = PASSWORD) =>
  sendJson('POST', '/auth/userLogin', { email, password })

/** Signs somebody in. */
export async function logInAs(email: string, password = PASSWORD) {
  const { body } = await logIn(email, password)
  return body as { token: string; user: { id: number } }
}
