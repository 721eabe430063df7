import { watchEarlyInput } from '@/components/forms/early-input'
import { unfoldForPrint } from '@/components/ui/printed-details'
import { followTranslators } from '@/components/ui/translated-texts'

// The framework runs this file in the browser before it hydrates the page.

// Zod would try to compile its schemas, which the script policy forbids and browsers report. These are its settings, where its own
// code looks for them (zod/v4/core/core.js) before the first schema: an import would be one more script on every page.
Object.assign(window, { __zod_globalConfig: { jitless: true } })

followTranslators()
watchEarlyInput()
unfoldForPrint()
