// First: wrong variables are found while the other modules load.
import './fail-to-start'
import { serverRole } from '@/lib/platform/host'
import { captureConsole } from '@/lib/platform/log'
import { setWorkerLabel } from '@/lib/platform/metrics'
import { holdBuild } from './build-lease'
import { joinCluster, READY, runCluster } from './cluster'
import { readConfiguration } from './configuration'
import { failToStart } from './fail-to-start'
import { serve } from './serve'
import { handleUncaught } from './uncaught'

const startedAt = performance.now()

async function main(): Promise<void> {
  captureConsole()
  process.off('uncaughtException', failToStart)
  process.on('uncaughtException', (error) => handleUncaught(error))
  const configuration = readConfiguration(__dirname)
  const { hostname, port, workers, slot, isFirst, heapMb } = configuration
  if (slot === null) await holdBuild(configuration.dir)
  const announce = () => {
    const took = Math.round(performance.now() - startedAt)
    process.stdout.write(
      `http://${hostname}:${port} · ${workers} × Node ${process.version} · Ready in ${took} ms\n`,
    )
  }
  if (slot !== null) {
    serverRole.isFirst = isFirst
    setWorkerLabel(slot)
    joinCluster()
    await serve(configuration)
    process.send?.(READY)
  } else if (workers > 1) {
    runCluster({ workers, heapMb, onReady: announce })
  } else {
    await serve(configuration)
    announce()
  }
}

main().catch(failToStart)
