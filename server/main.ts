import { readConfiguration } from './configuration'
import { serve } from './serve'

const startedAt = performance.now()

async function main(): Promise<void> {
  const configuration = readConfiguration(__dirname)
  await serve(configuration)
  const { hostname, port } = configuration
  process.stdout.write(
    `http://${hostname}:${port} · Ready in ${Math.round(performance.now() - startedAt)} ms\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`)
  process.exit(1)
})
