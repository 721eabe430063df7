import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { completeStandalone } from './support/build'
import { NEXT, PROJECT_ROOT } from './support/settings'

/** `.env` as `npm start` reads it: the framework by itself would expand `$` in its values. */
const dotenv = path.join(PROJECT_ROOT, '.env')
if (existsSync(dotenv)) process.loadEnvFile(dotenv)
const environment = { ...process.env, NODE_ENV: 'production' } as const
const { status } = spawnSync(process.execPath, [NEXT, 'build'], {
  cwd: PROJECT_ROOT,
  env: environment,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
completeStandalone(process.env.NEXT_DIST_DIR ?? '.next')
