import { expect, it, onTestFinished, vi } from 'vitest'
import { handleUncaught } from '@/server/uncaught'

/** A write to nothing, in a file of that name. */
function writeToNothing(file: string): unknown {
  const socket = null as { write(): void } | null
  try {
    ;(socket as { write(): void }).write()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [message] = error.stack?.split('\n') ?? []
    error.stack = `${message}\n    at Immediate.e$ [as _onImmediate] (${file}:1:2)\n    at processImmediate (node:internal/timers:504:21)`
    return error
  }
  return null
}

it.each([
  '/srv/.next/standalone/.next/server/chunks/node_modules_postgres_src_index_1mvvxl_zi9_0l.js',
  'file:///srv/node_modules/postgres/src/connection.js',
])(
  'a write of the database client to a closed connection is survived, and no error in the log: %s',
  (file) => {
    const exit = vi.fn()
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    handleUncaught(writeToNothing(file), exit)
    expect(log.mock.calls.flat().map(String)).toEqual([expect.stringContaining('"level":"info"')])
    expect(exit).not.toHaveBeenCalled()
  },
)

it.each([
  ['a write of others', writeToNothing('/srv/.next/standalone/.next/program/main.cjs')],
  ['another error', new TypeError('socket is not a function')],
])('any other error that nobody caught ends the process: %s', (_what, error) => {
  const exit = vi.fn()
  handleUncaught(error, exit)
  expect(exit).toHaveBeenCalledWith(1)
})
