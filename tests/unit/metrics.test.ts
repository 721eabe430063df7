import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { addGauge, metricsText, setWorkerLabel } from '@/lib/platform/metrics'
import { observeRequest } from '@/server/request'

it('a gauge without a figure is left out, and back with one', async () => {
  let figure: number | null = 3
  addGauge('tried', 'For this test', () => figure)
  expect(await metricsText()).toContain('\nquerencia_tried 3\n')
  figure = null
  expect(await metricsText()).not.toMatch(/^querencia_tried /m)
  figure = 0
  expect(await metricsText()).toContain('\nquerencia_tried 0\n')
})

it('an answer that was not sent whole counts as aborted', async () => {
  const server = createServer((request, response) => {
    observeRequest(request, response)
    response.write('a part')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const client = connect(port, '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  client.once('data', () => client.destroy())
  const counted = 'querencia_request_seconds_count{status="aborted"} 1'
  await expect.poll(metricsText).toContain(counted)
  expect(await metricsText()).not.toContain('status="2xx"')
  server.close()
})

// Last: the label stays.
it('every figure of one of several workers names it', async () => {
  addGauge('tried', 'For this test', () => 3)
  setWorkerLabel(1)
  const figures = (await metricsText()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(figures).toContain('querencia_tried{worker="1"} 3')
  expect(figures.filter((line) => !line.includes('worker="1"'))).toEqual([])
})
