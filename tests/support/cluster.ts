import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { serverRole } from '@/lib/platform/host'
import { joinCluster, READY, runCluster } from '@/server/cluster'
import { drain } from '@/server/drain'

/**
 * A program of two workers for `tests/unit/cluster.test.ts`: `/` answers with the worker's process id, `/slow` a second
 * later, `/stamp` with its stamp, `/first` with its process id where it runs the scheduled tasks; there `/loop` is never
 * answered, and the worker does nothing else any more. With `FAIL=1` its workers die when they start.
 */
const PORT = Number(process.env.PORT)

if (cluster.isPrimary) {
  runCluster({ workers: 2, heapMb: null, onReady: () => console.log('ready'), hungMs: 5_000 })
} else {
  if (process.env.FAIL === '1') throw new Error('the worker says why')
  const server = createServer(async (request, response) => {
    if (request.url === '/slow') await wait(1_000)
    while (request.url === '/loop' && serverRole.isFirst) {}
    if (request.url === '/first') return response.end(serverRole.isFirst ? String(process.pid) : '')
    response.end(request.url === '/stamp' ? process.env.WITHIN_STAMP : String(process.pid))
  })
  serverRole.isFirst = process.env.WORKER_IS_FIRST === 'true'
  joinCluster()
  process.on('SIGTERM', () => drain(server, { handle: async () => {}, close: async () => {} }))
  server.listen(PORT, '127.0.0.1', () => process.send?.(READY))
}
