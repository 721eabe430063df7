'use client'

import { ErrorPanel } from '@/components/site/layout/error-panel'

// Not in one line: a module that only passes on another's is no part of `boundary-scripts`.
export default ErrorPanel
