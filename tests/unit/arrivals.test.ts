import { expect, it } from 'vitest'
import { whenQuiet } from '@/server/guard/arrivals'

/** @param arrivals how many connect in each turn of the event loop, from the first on. @returns in which it begins. */
async function turnsUntilQuiet(arrivals: (turn: number) => number): Promise<number> {
  let accepted = 0
  let turns = 0
  let isQuiet = false
  whenQuiet(
    () => accepted,
    () => {
      isQuiet = true
    },
  )
  while (!isQuiet) {
    turns += 1
    accepted += arrivals(turns)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return turns
}

it('what waits for arrivals begins in the second turn in a row in which nobody connects', async () => {
  expect(await turnsUntilQuiet(() => 0)).toBe(2)
  expect(await turnsUntilQuiet((turn) => (turn <= 5 ? 1 : 0))).toBe(7)
  expect(await turnsUntilQuiet((turn) => (turn === 2 ? 3 : 0))).toBe(4)
})

it('what waits for arrivals begins in the hundredth turn, though somebody connects in each', async () => {
  expect(await turnsUntilQuiet(() => 1)).toBe(100)
  expect(await turnsUntilQuiet((turn) => turn % 2)).toBe(100)
})
