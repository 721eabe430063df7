'use client'

import { useEffect, useState } from 'react'
import { useSessionHint } from '@/components/people/viewer/session-hint'
import { Button } from '@/components/ui/button'
import {
  canShowNotices,
  declineNotices,
  endNotices,
  readPushAnswer,
  showsNotices,
  startNotices,
} from '@/lib/platform/push/this-device'

type State = 'offered' | 'declined' | 'on' | 'busy' | 'failed'

/** Offered once a request is sent, never before; later the switch of this device. Nothing where the browser shows no notices. */
export function NoticeOffer({ publicKey, who }: { publicKey: string; who: string }) {
  const session = useSessionHint()
  const [state, setState] = useState<State | null>(null)

  useEffect(() => {
    if (session === null || !canShowNotices() || Notification.permission === 'denied') return
    let isGone = false
    const isDeclined = readPushAnswer()?.wanted === false
    showsNotices(session).then(
      (isOn) => isGone || setState(isOn ? 'on' : isDeclined ? 'declined' : 'offered'),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [session])

  if (state === null || session === null) return null
  const start = async () => {
    setState('busy')
    setState((await startNotices(publicKey, session).catch(() => false)) ? 'on' : 'failed')
  }
  const decline = () => {
    declineNotices(session)
    setState('declined')
  }
  const end = async () => {
    setState('busy')
    await endNotices().catch(() => {})
    decline()
  }
  return (
    <section aria-label="Avisos en este dispositivo" className="rounded-card bg-mist p-4.5">
      <p role="status" className="font-semibold">
        {WORDS[state](who)}
      </p>
      <p className="mt-1 text-small text-ink-2">
        Un aviso al momento, nunca de noche; el correo de un mensaje sale un día después, si no lo leíste. No
        muestra lo que te escriben y pasa cifrado por el servicio de avisos de tu navegador.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {state === 'on' ? (
          <Button variant="ghost" onClick={end}>
            Dejar de avisarme
          </Button>
        ) : (
          <>
            <Button onClick={start} disabled={state === 'busy'}>
              Sí, avísame
            </Button>
            {state === 'offered' && (
              <Button variant="ghost" onClick={decline}>
                Ahora no
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

const WORDS: Record<State, (who: string) => string> = {
  offered: (who) => `¿Te avisamos en este dispositivo cuando ${who} responda?`,
  declined: () => 'Te avisamos por correo.',
  on: () => 'Te avisamos en este dispositivo.',
  busy: () => 'Un momento…',
  failed: () => 'No pudimos activar los avisos: revisa el permiso en tu navegador. Te avisamos por correo.',
}
