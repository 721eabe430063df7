import { runLocally } from './support/run'
import { serveSources } from './support/server'
import { step } from './support/steps'

await runLocally('desarrollo', 'npm run dev', ({ settings: { port, host }, variables, stop }) =>
  step('Servidor listo', () => serveSources({ port, host, variables, stop })),
)
