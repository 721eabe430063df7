import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { runCluster } from '@/server/cluster'
import { drain } from '@/server/drain'

/**
 * A program of two workers for `tests/unit/cluster.test.ts`: `/` answers with the worker's process id, `/slow` a second
 * later, `/stamp` with its stamp. With `FAIL=1` its workers die when they start.
 */
const PORT = Number(process.env.PORT)

if (cluster.isPrimary) {
  runCluster({ workers: 2, heapMb: null, onReady: () => console.log('ready') })
} else {
  if (process.env.FAIL === '1') throw new Error('the worker says why')
  const server = createServer(async (request, response) => {
    if (request.url === '/slow') await wait(1_000)
    response.end(request.url === '/stamp' ? process.env.WITHIN_STAMP : String(process.pid))
  })
  process.on('SIGTERM', () => drain(server, { handle: async () => {}, close: async () => {} }))
  server.listen(PORT, '127.0.0.1', () => process.send?.('ready'))
}
