import type { Metadata } from 'next'
import { AskForRightForm } from '@/components/privacy/rights/ask-form'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { getSession } from '@/lib/platform/session/session'
import { RIGHTS_LINK_DAYS } from '@/lib/text/copy/rights'
import { RIGHTS_TITLE } from '@/lib/text/copy/rights-title'

export const metadata: Metadata = { title: RIGHTS_TITLE }

type Props = { searchParams: Promise<{ enviada?: string | string[] }> }

const SENT: Record<string, { title: string; text: string }> = {
  recibida: {
    title: 'Recibimos tu solicitud',
    text: 'Te enviamos un correo con la fecha en la que, a más tardar, te respondemos.',
  },
  correo: {
    title: 'Falta un paso: confirma tu correo',
    text: `Te enviamos un enlace, que sirve ${RIGHTS_LINK_DAYS} días. Tu solicitud cuenta desde que la confirmas.`,
  },
}

/** For everybody: people with an account, suspended ones, and those whose data somebody else published. */
export default async function RightsPage({ searchParams }: Props) {
  const { enviada } = await searchParams
  const sent = typeof enviada === 'string' && Object.hasOwn(SENT, enviada) ? SENT[enviada] : undefined
  const account = (await getSession())?.account
  return (
    <div className="mx-auto w-wrap max-w-160 py-7 lg:py-11">
      {sent ? (
        <EmptyPanel level="h1" tone="lila" {...sent} />
      ) : (
        <div className="grid gap-6">
          <div>
            <h1 className="text-title">{RIGHTS_TITLE}</h1>
            <p className="mt-3 text-lead text-ink-2">
              También si no tienes cuenta, si está suspendida o bloqueada, o si alguien publicó un dato tuyo.
            </p>
          </div>
          <AskForRightForm
            key={account?.id}
            email={account?.email ?? null}
            countryId={account?.countryId ?? ''}
          />
        </div>
      )}
    </div>
  )
}
