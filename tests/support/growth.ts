const ROUNDS = 5
const FACTOR = 4

/** Below it an input that is four times as long costs less than the geometric mean of linear (4) and quadratic (16). */
export const LINEAR = FACTOR ** 1.5

/**
 * How many times the processor time of `work` grows when its input is four times as long. Other processes do not count,
 * and the cheapest of several rounds does.
 * @param size of the shorter input, long enough to take a measurable time.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  work(size)
  return cheapest(() => work(size * FACTOR)) / cheapest(() => work(size))
}

function cheapest(work: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.max(1, Math.min(...rounds))
}
