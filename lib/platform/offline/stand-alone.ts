import { HTML_CONTENT_TYPE } from '@/lib/platform/http/content-types'
import { escapeHtml } from '@/lib/text/text'

/** Our own pages, whose attributes hold no `>`: the framework escapes it. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const LINK = /<link\b[^>]*>/gi
const STYLESHEET = /\brel="stylesheet"/
const IMAGE = /<img\b[^>]*>/i
const CSS_URL = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** A page's style sheets and its main picture, by the addresses that stand in it. */
export function partsOf(page: string): { styles: string[]; picture: string | null } {
  const links = page.match(LINK) ?? []
  const styles = links
    .filter((tag) => STYLESHEET.test(tag))
    .flatMap((tag) => unescapeAddress(attribute(tag, 'href')) ?? [])
  return { styles, picture: unescapeAddress(attribute(mainPicture(page) ?? '', 'src')) ?? null }
}

/** @param styles text by address @param picture its data, null where the page goes without */
export function standAlone(
  page: string,
  {
    styles,
    picture,
    notice,
    isSignedIn,
  }: { styles: ReadonlyMap<string, string>; picture: string | null; notice: string; isSignedIn: boolean },
): string {
  const image = picture === null ? undefined : mainPicture(page)
  const own = image
    ?.replace(/\s(?:srcset|sizes)="[^"]*"/gi, '')
    .replace(/\ssrc="[^"]*"/i, ` src="${picture}"`)
  return (
    (image && own ? page.replace(image, () => own) : page)
      .replace(SCRIPT, '')
      .replace(LINK, (tag) => {
        const css = STYLESHEET.test(tag) && styles.get(unescapeAddress(attribute(tag, 'href')) ?? '')
        return css ? `<style>${css.replaceAll('</', '<\\/')}</style>` : ''
      })
      // As its script would (`session-hint.ts`): style sheets hide the login from people with a session.
      .replace(/<html\b/i, (tag) => (isSignedIn ? `${tag} data-session=""` : tag))
      .replace(/<body\b[^>]*>/i, (tag) => `${tag}${noticeLine(notice)}`)
  )
}

/** Addresses of a style sheet are relative to itself. */
export const withWholeAddresses = (css: string, sheet: string): string =>
  css.replace(CSS_URL, (_, quote: string, address: string) => {
    const { pathname, search } = new URL(address, sheet)
    return `url(${quote}${pathname}${search}${quote})`
  })

export const noticeLine = (notice: string): string =>
  `<p role="status" style="margin:0;padding:12px 20px;background:#17261f;color:#fff;font-weight:600;text-align:center">${escapeHtml(notice)} · <a href="" style="display:inline-block;padding:10px 4px;color:inherit;text-decoration:underline">Volver a intentar</a></p>`

const mainPicture = (page: string) => IMAGE.exec(page.slice(Math.max(0, page.indexOf('<main'))))?.[0]

const unescapeAddress = (address: string | undefined) => address?.replaceAll('&amp;', '&')

/**
 * Nothing runs in a kept page. `sandbox` turns scripting off for it, so that what is for browsers without JavaScript shows; with
 * it no opener policy may be set (HTML standard). Its links lead out: to WhatsApp, to the poster, to pictures that are downloaded.
 */
export const KEPT_HEADERS = {
  'Content-Type': HTML_CONTENT_TYPE,
  'Content-Security-Policy':
    "sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads; default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}
