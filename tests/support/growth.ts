const ROUNDS = 5
const ATTEMPTS = 5
const FACTOR = 4

/** Below it an input that is four times as long costs less than the geometric mean of linear (4) and quadratic (16). */
export const LINEAR = FACTOR ** 1.5

/**
 * How many times the processor time of `work` grows when its input is four times as long. Other processes do not count,
 * the cheapest of several rounds does, and a growth that is not linear is measured again: what a busy machine adds differs
 * from one attempt to the next, what the work needs does not.
 * @param size of the shorter input, long enough to take a measurable time.
 * @returns the lowest growth of all attempts, or the first that is linear.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  work(size)
  let lowest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && lowest >= LINEAR; attempt++) {
    const short = Math.min(...Array.from({ length: ROUNDS }, () => cost(() => work(size))))
    // Another round of the longer one can only lower the growth.
    for (let round = 0; round < ROUNDS && lowest >= LINEAR; round++)
      lowest = Math.min(lowest, cost(() => work(size * FACTOR)) / short)
  }
  return lowest
}

/** Of a busy machine's other processes it counts nothing. @returns seconds */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const cost = (work: () => void): number => Math.max(1e-6, processorTime(work))
