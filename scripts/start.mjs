import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { FEWER_ARENAS, heapLimitMb } from './support/heap-limit.mjs'

if (process.argv.length > 2) {
  console.error('\n  npm start   inicia el sitio compilado donde dicen PORT y HOSTNAME\n')
  process.exit(1)
}

/**
 * Starts the production server with `.env`, where the environment does not say otherwise, and a heap limit that fits the
 * machine; `NODE_OPTIONS` may set another one.
 */
const dotenv = path.join(import.meta.dirname, '../.env')
if (existsSync(dotenv)) process.loadEnvFile(dotenv)
const server = path.join(import.meta.dirname, '../.next/standalone/.next/program/main.cjs')
if (!existsSync(server)) {
  console.error('Todavía no hay nada que iniciar: compila antes el sitio con npm run build.')
  process.exit(1)
}
const hasLimit = process.env.NODE_OPTIONS?.includes('max-old-space-size')
const flags = hasLimit ? [] : [`--max-old-space-size=${heapLimitMb()}`]
const child = spawn(process.execPath, [...flags, server], {
  stdio: 'inherit',
  env: { ...FEWER_ARENAS, ...process.env },
})

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  // A server stopped by a signal has done what it was asked to.
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
