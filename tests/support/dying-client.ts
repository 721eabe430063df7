import postgres from 'postgres'

const die = () => process.kill(process.pid, 'SIGKILL')

/**
 * A database client that kills its process like `kill -9` when it sends its n-th statement: an odd one before it leaves,
 * an even one on its way.
 */
export function dyingClient(url: string, last: number) {
  let sent = 0
  return postgres(url, {
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    debug() {
      sent += 1
      if (sent !== last) return
      if (sent % 2 === 1) die()
      // The client writes in the first turn of the event loop.
      else setImmediate(() => setImmediate(die))
    },
  })
}
