import { watchEarlyInput } from '@/components/forms/early-input'

// The framework runs this file in the browser before it hydrates the page.
watchEarlyInput()

// Zod's settings. It would try to compile schemas, which the script policy forbids and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
