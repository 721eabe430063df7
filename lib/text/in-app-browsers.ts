/**
 * Browsers inside other apps. Providers of sign-in refuse them, as the app around a page reads what is typed (RFC 8252, 8.12;
 * Google answers `disallowed_useragent` since 2016, "Modernizing OAuth interactions in native apps"). They are told by what
 * they write into `User-Agent`. Apps that open links in the phone's own browser (Custom Tabs, SFSafariViewController: X and
 * Gmail on iPhones, Telegram) look like it, and providers accept them.
 */

/** What apps add, as collected by inapp-spy and detect-inapp; Meta's are documented for its crawlers only. */
const APPS: readonly [RegExp, string][] = [
  [/\bInstagram\b/, 'Instagram'],
  // Threads is Barcelona in agents.
  [/\bBarcelona \d/, 'Threads'],
  // Before Facebook: both write FBAN or FB_IAB, and then which.
  [/\b(Messenger(Lite)?ForiOS|Orca-Android|MESSENGER)\b/, 'Messenger'],
  [/\b(FBAN|FBAV|FB_IAB|FBIOS|FB4A)\b/, 'Facebook'],
  // Musical.ly became TikTok; trill is its name in other regions.
  [/\b(musical_ly|trill_|TikTok|BytedanceWebview|ByteLocale)/, 'TikTok'],
  [/\bTwitter(Android| for i)/, 'X'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  // On Android without a blank before it.
  [/Snapchat\//, 'Snapchat'],
  [/\bPinterest\/(iOS|Android)\b/, 'Pinterest'],
  [/\b(WAiOS|WA4A)\//, 'WhatsApp'],
  [/\bTelegram-(Android|iOS)\b/, 'Telegram'],
  [/\bReddit\//, 'Reddit'],
  [/\bLine\//, 'LINE'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bKAKAOTALK\b/, 'KakaoTalk'],
]

/** Browsers that are built on a view of the system, or leave `Safari/` away; the app of Google is not refused by it. */
const BROWSERS = /\b(OPR|OPT|OPiOS|CriOS|FxiOS|Focus|Klar|EdgiOS|DuckDuckGo|Ddg|UCBrowser|YaBrowser|GSA)\//

/** developer.chrome.com/docs/webview: 'User-Agent in WebView'. */
const ANDROID_VIEW = /\bAndroid\b.*;\s*wv\)/
const APPLE_VIEW = /\b(iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\/(?!.*\bSafari\/)/
/** `x-safari-https:` leads out of apps since iOS 17 (a convention of Safari's that Apple does not document). */
const SAFARI_SCHEME_SINCE = 17

/** Twice the longest of them. Anybody may send a longer one, on which the expressions above would take seconds. */
const LONGEST_AGENT = 1000

/** The browser inside an app, and how a page is opened outside it. */
export interface InAppBrowser {
  /** The app's name, where it tells it. */
  app: string | null
  /** The address to open elsewhere. */
  url: string
  /** A link that opens it in the phone's browser; null where there is none. */
  href: string | null
  /** Safari's pages on the home screen say the same of themselves: only the browser knows (`navigator.standalone`). */
  mayBeInstalled: boolean
}

/** Null for ordinary browsers. @param said the header, or `navigator.userAgent` @param url absolute, of the page to open */
export function findInAppBrowser(said: string | null, url: string): InAppBrowser | null {
  if (said === null) return null
  const agent = said.slice(0, LONGEST_AGENT)
  const app = APPS.find(([mark]) => mark.test(agent))?.[1] ?? null
  const isAppleView = APPLE_VIEW.test(agent)
  const isView = !BROWSERS.test(agent) && (isAppleView || ANDROID_VIEW.test(agent))
  if (app === null && !isView) return null
  return { app, url, href: hrefOut(agent, url), mayBeInstalled: app === null && isAppleView }
}

function hrefOut(agent: string, url: string): string | null {
  const { protocol, host, pathname, search } = new URL(url)
  if (/\bAndroid\b/.test(agent)) {
    // developer.chrome.com/docs/android/intents. Where apps do not know it, they load the page again.
    const scheme = protocol.slice(0, -1)
    const fallback = encodeURIComponent(url)
    return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end`
  }
  const version = /\b(?:iPhone )?OS (\d+)[_.]/.exec(agent)?.[1]
  return Number(version) >= SAFARI_SCHEME_SINCE ? `x-safari-${url}` : null
}
