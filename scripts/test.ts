import { type ChangedStages, findBase, listChanged, listReadingTests, stagesFor } from './support/changed'
import { readWords } from './support/options'
import { checkStatically, openSite, runApiTests, runPlaywright, runVitest } from './support/stages'
import { listenForStop, Stopped } from './support/stop-signal'
import { openTestPostgres } from './support/test-postgres'
import type { TestTotals } from './support/test-totals'

const STAGES = ['static', 'unit', 'integration', 'api', 'e2e'] as const
type Stage = (typeof STAGES)[number]
type Result = { name: string; totals: TestTotals; seconds: number }

const USAGE = `
  npm test                                todo
  npm test -- ${STAGES.join(' | ')} [archivos]   una etapa
  npm test -- changed [revisión]          lo que toca lo que cambió
`
const [only, ...extra] = readWords(
  USAGE,
  ([word]) => word === undefined || [...STAGES, 'changed'].includes(word),
)
const stop = listenForStop()
const results: Result[] = []
/** For `npm test -- changed [REVISION]`. */
const base = only === 'changed' ? (extra.shift() ?? findBase()) : null
const changed: ChangedStages | null = base ? stagesFor(listChanged(base)) : null

const wants = (...stages: Stage[]) =>
  stages.some((stage) => {
    if (changed) return stage === 'static' || changed[stage] !== 'none'
    return !only || stage === only
  })
const argumentsFor = (stage: keyof ChangedStages) => {
  if (!base || changed?.[stage] !== 'related') return extra
  return stage === 'e2e' ? [`--only-changed=${base}`, '--pass-with-no-tests'] : [`--changed=${base}`]
}

/** One that throws counts as one failure; later ones still run. */
async function stage(name: string, work: () => Promise<TestTotals>): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const start = performance.now()
  let totals: TestTotals = { passed: 0, failed: 1 }
  try {
    totals = await work()
  } catch (error) {
    if (error instanceof Stopped) throw error
    console.error(error)
  }
  results.push({ name, totals, seconds: (performance.now() - start) / 1000 })
}

/** Counts as one check. @returns null when it failed. */
async function open<Opened>(name: string, work: () => Promise<Opened>): Promise<Opened | null> {
  let opened: Opened | null = null
  await stage(name, async () => {
    opened = await work()
    return { passed: 1, failed: 0 }
  })
  return opened
}

async function runStages(): Promise<void> {
  if (wants('static')) await stage('static checks', () => checkStatically(stop))
  if (wants('unit')) await stage('unit', () => runVitest('unit', { extra: argumentsFor('unit'), stop }))
  if (changed?.unit === 'related')
    await stage('unit: files', () => runVitest('unit', { extra: listReadingTests(), stop }))
  if (!wants('integration', 'api', 'e2e')) return
  const postgres = await open('test database', openTestPostgres)
  if (!postgres) return
  try {
    if (wants('integration'))
      await stage('integration', () => runVitest('integration', { extra: argumentsFor('integration'), stop }))
    if (!wants('api', 'e2e')) return
    const site = await open('production build', () => openSite(postgres, stop))
    if (!site) return
    try {
      const { variables } = site
      if (wants('api')) await stage('api', () => runApiTests({ extra: argumentsFor('api'), variables, stop }))
      if (wants('e2e'))
        await stage('e2e', () => runPlaywright({ extra: argumentsFor('e2e'), variables, stop }))
    } finally {
      await site.stop()
    }
  } finally {
    await postgres.stop()
  }
}

function summarise(): number {
  console.log('\n── summary '.padEnd(63, '─'))
  const total = { passed: 0, failed: 0 }
  for (const { name, totals, seconds } of results) {
    total.passed += totals.passed
    total.failed += totals.failed
    const counts = `${String(totals.passed).padStart(5)} passed ${String(totals.failed).padStart(5)} failed`
    console.log(`${totals.failed ? '✗' : '✓'} ${name.padEnd(20)}${counts}${seconds.toFixed(1).padStart(9)} s`)
  }
  const failures = results.flatMap(({ totals }) => totals.failures ?? [])
  if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed
}

if (only && only !== 'changed' && !STAGES.some((name) => name === only)) {
  console.error(`Unknown stage "${only}". Stages: ${STAGES.join(', ')}; or changed [REVISION].`)
  process.exit(1)
}
try {
  await runStages()
} catch (error) {
  if (!(error instanceof Stopped)) throw error
  console.log('\nStopped.')
  process.exit(130)
}
process.exit(summarise() === 0 ? 0 : 1)
