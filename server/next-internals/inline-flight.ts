import type { WayIn } from './way-in'

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
