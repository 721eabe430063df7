import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LinkButton } from '@/components/ui/button'
import { codeAt } from '@/lib/people/second-factor/codes'
import { DEMO_SECRET } from '@/lib/people/second-factor/demo'
import { env } from '@/lib/platform/env'
import { DEMO_CODE, HOME } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Código de prueba', robots: { index: false, follow: false } }
export const dynamic = 'force-dynamic'

/** What the app of the demo's staff shows. Redirects home where there is no demo. */
export default function DemoCodePage() {
  if (env.STAND_INS !== 'allow') redirect(HOME)
  return (
    <>
      <header className="bg-mango text-ink">
        <div className="mx-auto w-wrap py-5">
          <h1 className="text-panel">Código de prueba</h1>
          <p className="mt-1">
            Lo que muestra la aplicación de autenticación de admin@querencia.example. Esta página no existe en
            el sitio público.
          </p>
        </div>
      </header>
      <main className="mx-auto grid w-wrap grow content-start justify-items-start gap-4 py-6">
        <p className="font-mono text-title select-all">{codeAt(DEMO_SECRET, new Date())}</p>
        <p className="text-ink-2">Cambia cada 30 segundos y sirve una sola vez.</p>
        <LinkButton href={DEMO_CODE}>Ver el de ahora</LinkButton>
      </main>
    </>
  )
}
