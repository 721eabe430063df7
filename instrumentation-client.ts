import { watchEarlyInput } from '@/components/forms/early-input'

// The framework runs this file in the browser before it hydrates the page.
watchEarlyInput()
