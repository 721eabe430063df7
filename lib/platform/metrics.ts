import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { processSingleton } from './process-singleton'

/** Seconds; a finished page takes less than the first, a search never asked before about the fourth. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** In the text format of Prometheus, of this process; one registry for the server program and the application. */
const { registry, requests } = processSingleton('metrics', () => {
  const all = new Registry()
  // Event loop delay, resident memory, heap, garbage collection.
  collectDefaultMetrics({ register: all })
  const histogram = new Histogram({
    name: 'querencia_request_seconds',
    help: 'Time from a request to the end of its answer, by class of its status; `aborted` where none was sent whole',
    labelNames: ['status'],
    buckets: BUCKETS,
    registers: [all],
  })
  return { registry: all, requests: histogram }
})

/** By first digit: naming the labels anew takes longer than counting. */
const classes = Array.from({ length: 10 }, (_, digit) => requests.labels(`${digit}xx`))
const aborted = requests.labels('aborted')

/** @param status HTTP status of the answer; null where the connection ended before it was sent whole */
export function countRequest(status: number | null, seconds: number): void {
  const kind = status === null ? aborted : classes[Math.floor(status / 100)]
  kind?.observe(seconds)
}

/**
 * Adds a figure that is read whenever somebody asks for the metrics; a second one of the same name replaces the first.
 * @param name in snake_case, with its unit at the end: `page_cache_bytes`
 * @param read the figure now; null where there is none, which leaves it out
 */
export function addGauge(name: string, help: string, read: () => number | null): void {
  registry.removeSingleMetric(`querencia_${name}`)
  const gauge = new Gauge({
    name: `querencia_${name}`,
    help,
    registers: [registry],
    collect() {
      const value = read()
      if (value === null) gauge.remove()
      else gauge.set(value)
    },
  })
}

/**
 * Adds the label `worker` to all figures of this process: whoever asks the address of several workers meets any one of them.
 * @param slot of the worker, from 0
 */
export function setWorkerLabel(slot: number): void {
  registry.setDefaultLabels({ worker: slot })
}

export const METRICS_TYPE: string = Registry.PROMETHEUS_CONTENT_TYPE

export const metricsText = (): Promise<string> => registry.metrics()
