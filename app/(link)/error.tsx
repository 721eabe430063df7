'use client'

export { ErrorPanel as default } from '@/components/layout/error-panel'
