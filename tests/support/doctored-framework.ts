import { createRequire } from 'node:module'
import { PAGE_RUNTIME, ROUTE_RUNTIME } from '@/server/next-internals/way-in'

/** What a release of the framework could have changed: the end of a file's path, and texts in it. */
export interface Change {
  file: string
  from: string
  to: string
}

const ROUTER_HEADERS = 'next/dist/client/components/app-router-headers.js'

const REGISTRATION = 'next/dist/server/lib/router-utils/instrumentation-globals.external.js'

/** The application fails to start. */
export const FAILING_START: Change = {
  file: REGISTRATION,
  from: 'await instrumentation.register();',
  to: 'throw new Error("the application says why");',
}

/** A change for each way in, by its name, with which the framework works as before. */
export const CHANGES: Readonly<Record<string, Change>> = {
  start: {
    file: 'next/dist/server/config.js',
    from: 'JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)',
    to: 'JSON.parse(String(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG))',
  },
  'own origin': {
    file: PAGE_RUNTIME,
    from: 'process.env.__NEXT_PRIVATE_ORIGIN',
    to: 'process.env.__NEXT_PRIVATE_SELF',
  },
  registration: {
    file: REGISTRATION,
    from: 'registerInstrumentationPromise',
    to: 'registered',
  },
  'page cache': {
    file: PAGE_RUNTIME,
    from: 'rscData:e.value.rscData,headers:e.value.headers,',
    to: 'rscData:e.value.rscData,language:"es",headers:e.value.headers,',
  },
  'lifetimes of paths': {
    file: 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
    from: 'this.cacheControls = new Map()',
    to: 'this.cacheControls = { kept: new Map(), get(key) { return this.kept.get(key) }, set(key, value) { this.kept.set(key, value) } }',
  },
  'measuring of pages': {
    file: ROUTE_RUNTIME,
    from: 'globalThis.__incrementalCache',
    to: 'globalThis.__routeCache',
  },
  'segments for prefetching': {
    file: PAGE_RUNTIME,
    from: '.collectSegmentData(',
    to: '["collectSegmentData"](',
  },
  'flight data in HTML': { file: 'server/app/_not-found.rsc', from: '\n', to: '\n\n' },
  'inline scripts': {
    file: PAGE_RUNTIME,
    from: '$RS=function(a,b){',
    to: '$RS=function(a,b){;',
  },
  'late scripts': { file: PAGE_RUNTIME, from: ' async=""><', to: ' async="" ><' },
  'state of the router': {
    file: 'next/dist/server/app-render/parse-and-validate-flight-router-state.js',
    from: '"parseAndValidateFlightRouterState"',
    to: '"parseRouterState"',
  },
  'headers of requests': {
    file: ROUTER_HEADERS,
    from: 'const FLIGHT_HEADERS = [',
    to: "const FLIGHT_HEADERS = ['next-router-shell',",
  },
  'state of answers': { file: '.js', from: '"x-nextjs-cache",', to: '"x-next-cache",' },
  'lifetime in answers': {
    file: 'next/dist/server/lib/cache-control.js',
    from: '`s-maxage=',
    to: '`max-age=0, s-maxage=',
  },
  'actions that are gone': {
    file: ROUTER_HEADERS,
    from: "'x-nextjs-action-not-found'",
    to: "'x-nextjs-action-gone'",
  },
}

/** Variables for a server that finds the framework changed so. */
export const withChange = (change: Change): Record<string, string> => ({
  NODE_OPTIONS: `--require ${createRequire(import.meta.url).resolve('./doctor.cjs')}`,
  DOCTORED: JSON.stringify(change),
})
