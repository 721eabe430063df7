import 'server-only'
import { PLACE_COOKIE, PLACE_SECONDS } from './place-cookie'
import { readCookie, writeCookie } from './runtime'
import { SESSION_COOKIE } from './session/cookies'

const { secure } = SESSION_COOKIE.options

/** In actions and route handlers only. @param slug of a city or country, or `ALL_PLACES` */
export async function rememberPlace(slug: string): Promise<void> {
  await writeCookie(PLACE_COOKIE, slug, { httpOnly: false, secure, maxAge: PLACE_SECONDS })
}

/** Remembers a place for whoever has not chosen one, nor every country. @param find runs only then */
export async function rememberUnlessChosen(find: () => Promise<string | null>): Promise<void> {
  if ((await readCookie(PLACE_COOKIE)) !== undefined) return
  const slug = await find()
  if (slug) await rememberPlace(slug)
}
