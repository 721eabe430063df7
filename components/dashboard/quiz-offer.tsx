'use client'

import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { QUIZ } from '@/lib/text/routes'

export function QuizOffer() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <Dialog title="¿Quieres encontrar a tu mascota ideal?" onClose={() => setOpen(false)}>
      <p className="text-ink-2">
        Seis preguntas, menos de un minuto: con tus respuestas verás en qué coincide contigo cada mascota que
        pidas.
      </p>
      <form method="dialog" className="mt-4 grid grid-cols-2 gap-2.5">
        <Button type="submit" variant="ghost" className="px-3">
          Ahora no
        </Button>
        <LinkButton href={QUIZ} className="px-3">
          Hacer el test
        </LinkButton>
      </form>
    </Dialog>
  )
}
