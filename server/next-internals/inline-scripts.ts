import reactRuntimes from './react-runtimes.json'
import { PAGE_RUNTIME, type WayIn } from './way-in'

/** Inline scripts run by their hash alone, which only the framework's forms get. */
export const INLINE_SCRIPTS: WayIn = {
  name: 'inline scripts',
  readAt: '16.4.6',
  without: "pages allow all inline scripts ('unsafe-inline')",
  fits: ({ text, built }) => {
    const written = [...built('server/app/_not-found.html').matchAll(PLAIN_SCRIPT)].map(
      ([, code = '']) => code,
    )
    const isWritten = (form: RegExp) => written.some((code) => form.test(code))
    const runtime = text(PAGE_RUNTIME)
    return (
      [FLIGHT, FLIGHT_START, BUNDLER_START].every(isWritten) &&
      written.every(isFrameworkScript) &&
      runtime.includes(`>${ICON_SCRIPT}<`) &&
      REACT_LITERALS.every((quotings) => quotings.some((literal) => runtime.includes(literal))) &&
      [...runtime.matchAll(REACT_START)].every(({ index }) =>
        REACT_LITERALS.flat().some((literal) => runtime.startsWith(literal, index)),
      )
    )
  },
}

/** Scripts that the framework writes, in a page of which nothing else is inline without attributes. */
const PLAIN_SCRIPT = /<script(?: id="[^"]*")?>([^<]*)<\/script>/g
/** Where a script of React begins; `$RV` alone is for view transitions, of which the site has none. */
const REACT_START = /['"]\$R[A-UW-Z]=/g
/** React's runtimes as they begin in minified code, in single and in double quotes. */
const REACT_LITERALS = reactRuntimes.map((text) =>
  ["'", '"'].map((quote) => quote + text.replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`)),
)

/** Flight data of the framework: one literal array. The bootstrap form comes first, and may carry a form's state. */
const FLIGHT = /^self\.__next_f\.push\((\[[13],.*\])\)$/s
const FLIGHT_START =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,.*\])\))?$/s
/** Starts the bundler's runtime with the chunks of the entry. */
const BUNDLER_START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s
/** Moves the icons of streamed metadata into the head: `next/dist/server/app-render/metadata-insertion`. */
export const ICON_SCRIPT = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`
/** Moves streamed content into place: `$RC("B:0","S:0")`. */
const REACT_CALL = /^\$R[CRSX]\((.*)\)$/s

/**
 * Whether an inline script is one of the framework's. Data in them must be literals without `<`, which the framework
 * escapes: nobody else's code fits.
 */
export function isFrameworkScript(text: string): boolean {
  if (text === ICON_SCRIPT) return true
  for (const form of [FLIGHT, FLIGHT_START, BUNDLER_START]) {
    const match = form.exec(text)
    if (match) return match[1] === undefined || isLiteral(match[1])
  }
  const rest = withoutRuntimes(text)
  if (rest === '') return true
  const call = REACT_CALL.exec(rest)
  return call !== null && isLiteral(`[${call[1]}]`)
}

function withoutRuntimes(text: string): string {
  const runtime = reactRuntimes.find((known) => text.startsWith(known))
  return runtime === undefined ? text : withoutRuntimes(text.slice(runtime.length))
}

function isLiteral(text: string): boolean {
  if (text.includes('<')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The framework escapes `<` in what it writes into scripts. */
const SCRIPT = /<script>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g

/** A page's flight data is read out of its HTML, so that it is kept once. Each page is compared when it is kept. */
export const INLINE_FLIGHT: WayIn = {
  name: 'flight data in HTML',
  readAt: '16.4.6',
  without: 'the page cache holds half as many pages',
  fits: ({ built }) => {
    const flight = built('server/app/_not-found.rsc')
    return flight !== '' && inlineFlight(built('server/app/_not-found.html'))?.toString() === flight
  },
}

/** Usually the very bytes that the framework hands over besides the HTML. @returns null where a script cannot be read. */
export function inlineFlight(html: string): Buffer | null {
  try {
    const chunks = [...html.matchAll(SCRIPT)].map(([, argument = '']) => JSON.parse(argument)[1])
    return Buffer.from(chunks.join(''))
  } catch {
    return null
  }
}
