import { expect, it, vi } from 'vitest'
import { handleUncaught } from '@/server/uncaught'

function writeToNothing(): unknown {
  const socket = null as { write(): void } | null
  try {
    ;(socket as { write(): void }).write()
  } catch (error) {
    return error
  }
  return null
}

it('a write of the database client to a closed connection is survived', () => {
  const exit = vi.fn()
  handleUncaught(writeToNothing(), exit)
  expect(exit).not.toHaveBeenCalled()
})

it('any other error that nobody caught ends the process', () => {
  const exit = vi.fn()
  handleUncaught(new TypeError('socket is not a function'), exit)
  expect(exit).toHaveBeenCalledWith(1)
})
