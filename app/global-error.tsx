'use client'

import { ErrorPanel } from '@/components/site/layout/error-panel'
import './globals.css'

/** Replaces the root layout too. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="es">
      <body>
        <title>Algo salió mal | Querencia</title>
        <ErrorPanel {...props} />
      </body>
    </html>
  )
}
