/** The framework escapes `<` in what it writes into scripts. */
const SCRIPT = /<script>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g

/**
 * The flight data that the scripts of a page's HTML carry, for the browser to hydrate from: usually the very bytes that
 * the framework hands over besides the HTML.
 * @returns null where a script cannot be read.
 */
export function inlineFlight(html: string): Buffer | null {
  try {
    const chunks = [...html.matchAll(SCRIPT)].map(([, argument = '']) => JSON.parse(argument)[1])
    return Buffer.from(chunks.join(''))
  } catch {
    return null
  }
}
