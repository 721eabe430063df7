import { spawnSync } from 'node:child_process'
import { completeStandalone, refuseWhileServed } from './support/build'
import { readWords } from './support/options'
import { loadEnvFile, NEXT, PROJECT_ROOT } from './support/settings'

readWords(
  '\n  npm run build   compila el sitio con las variables del entorno y de .env\n',
  (words) => words.length === 0,
)
// As `npm start` reads it: the framework by itself would expand `$` in its values.
loadEnvFile()
const distDir = process.env.NEXT_DIST_DIR ?? '.next'
try {
  await refuseWhileServed(distDir)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const environment = { NEXT_TELEMETRY_DISABLED: '1', ...process.env, NODE_ENV: 'production' } as const
const { status } = spawnSync(process.execPath, [NEXT, 'build'], {
  cwd: PROJECT_ROOT,
  env: environment,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
completeStandalone(distDir)
