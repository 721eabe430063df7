import { watchEarlyInput } from '@/components/forms/early-input'

// The framework runs this file in the browser before it hydrates the page.
watchEarlyInput()

// Zod would try to compile its schemas, which the script policy forbids and browsers report. These are its settings, in the
// place where its own code looks for them: an import would be one more script on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
