'use client'

import { ErrorPanel } from '@/components/site/layout/error-panel'

export default ErrorPanel
