'use client'

export { ErrorPanel as default } from '@/components/site/layout/error-panel'
