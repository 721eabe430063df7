import type { Installed, WayIn } from './way-in'

const FILE = 'next/dist/server/app-render/parse-and-validate-flight-router-state'

/** The framework's client says in a header what it shows already; where a page is rendered for it, nonsense ends in 500. */
export const ROUTER_STATE: WayIn = {
  name: 'state of the router',
  readAt: '16.4.6',
  without: 'a router state that cannot be read is answered with 500 instead of 400',
  fits: (framework) => {
    const isReadable = routerStateReader(framework)
    return isReadable(undefined) && isReadable('["",{}]') && !isReadable('%') && !isReadable('[""]')
  },
}

/** @returns whether the framework can read a value of `Next-Router-State-Tree`. */
export function routerStateReader(framework: Installed): (header: unknown) => boolean {
  const { parseAndValidateFlightRouterState: parse } = framework.load(FILE)
  if (typeof parse !== 'function') throw new Error(`${FILE} has no function of this name`)
  return (header) => {
    try {
      parse(header)
      return true
    } catch {
      return false
    }
  }
}
