import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ReplyFate } from './integrations/mail/inbound'
import { processSingleton } from './process-singleton'

/** Seconds: a kept page takes less than the first, a new search about the fourth. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Shared by the server program and the application. */
const { registry, requests, replies } = processSingleton('metrics', () => {
  const all = new Registry()
  collectDefaultMetrics({ register: all })
  const histogram = new Histogram({
    name: 'querencia_request_seconds',
    help: 'Time from a request to the end of its answer, by class of its status; `aborted` where none was sent whole',
    labelNames: ['status'],
    buckets: BUCKETS,
    registers: [all],
  })
  const counter = new Counter({
    name: 'querencia_mail_replies_total',
    help: 'Answers by mail, by what became of them',
    labelNames: ['fate'],
    registers: [all],
  })
  return { registry: all, requests: histogram, replies: counter }
})

/** Looking labels up takes longer than counting. */
const classes = Array.from({ length: 10 }, (_, digit) => requests.labels(`${digit}xx`))
const aborted = requests.labels('aborted')

/** @param status null where the connection ended early */
export function countRequest(status: number | null, seconds: number): void {
  const kind = status === null ? aborted : classes[Math.floor(status / 100)]
  kind?.observe(seconds)
}

export const countReply = (fate: ReplyFate): void => replies.labels(fate).inc()

/** Replaces one of the same name. @param name with its unit: `page_cache_bytes` @param read null leaves it out */
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

/** Registers a gauge with a label; replaces one of the same name. @param read figures by the label's value */
export function addLabelledGauge(
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, number>>,
): void {
  registry.removeSingleMetric(`querencia_${name}`)
  new Gauge({
    name: `querencia_${name}`,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset()
      for (const [value, figure] of Object.entries(read())) this.set({ [label]: value }, figure)
    },
  })
}

/** Scrapers of several workers meet any one of them. @param slot from 0 */
export function setWorkerLabel(slot: number): void {
  registry.setDefaultLabels({ worker: slot })
}

export const METRICS_TYPE: string = Registry.PROMETHEUS_CONTENT_TYPE

export const metricsText = (): Promise<string> => registry.metrics()
