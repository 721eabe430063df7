import { SESSION_SCRIPT } from '@/lib/session-script'
import reactRuntimes from './react-runtimes.json'

/** Flight data of the framework: one literal array. The bootstrap form comes first, and may carry a form's state. */
const FLIGHT = /^self\.__next_f\.push\((\[[13],.*\])\)$/s
const FLIGHT_START =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,.*\])\))?$/s
/** Starts the bundler's runtime with the chunks of the entry. */
const BUNDLER_START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s
/** Moves the icons of streamed metadata into the head: `next/dist/server/app-render/metadata-insertion`. */
export const ICON_SCRIPT = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`
/** React moves streamed content into place: `$RC("B:0","S:0")`. */
const REACT_CALL = /^\$R[CRSX]\((.*)\)$/s

/**
 * Whether an inline script is one of the framework's, or our own. Data in them must be literals without `<`, which the
 * framework escapes: nobody else's code fits.
 */
export function isKnownScript(text: string): boolean {
  if (text === SESSION_SCRIPT || text === ICON_SCRIPT) return true
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
