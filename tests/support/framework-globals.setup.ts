import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The framework's server puts it there before anything of it loads (`next/dist/server/node-environment-baseline.js`). Without, its
 * modules get a stand-in that throws when they use it, and a process keeps it for all files that follow.
 */
Object.assign(globalThis, { AsyncLocalStorage })
