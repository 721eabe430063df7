'use client'

import type { Route } from 'next'
import { type ReactNode, useState } from 'react'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Dismiss } from '@/components/ui/dialog/dialog'
import { followInPlace, PageDialog } from '@/components/ui/dialog/page-dialog'
import { TimedDialog } from '@/components/ui/dialog/timed-dialog'
import { lazyComponent } from '@/components/ui/lazy-component'
import { ALREADY_SAVED } from '@/lib/people/matches/policy'
import type { QuizValues } from '@/lib/people/matches/quiz'
import type { FormState } from '@/lib/platform/forms/form-state'
import { adoptPath, quizPath } from '@/lib/text/adopter-routes'
import {
  ALL_PETS,
  CATS,
  DASHBOARD,
  DASHBOARD_ADOPTER,
  DOGS,
  EMAIL_CONFIRM,
  FOR_YOU,
  HOME,
  loginPath,
  registerPath,
} from '@/lib/text/routes'

const useResendForm = lazyComponent(() =>
  import('@/components/people/accounts/resend-form').then((module) => module.ResendForm),
)

interface Outcome {
  title: string
  text?: string
  actions: ReactNode
}

const [ALREADY = '', HOW_TO_EDIT] = ALREADY_SAVED.split(/(?<=\.) /)

const savedFor = (petId: number): Outcome => ({
  title: 'Hemos guardado tus preferencias',
  text: 'Ahora verás en qué coinciden y puedes enviar tu solicitud.',
  actions: <Action label="Seguir con mi solicitud" href={adoptPath(petId)} />,
})

/** Survives login and registration in the URL. */
interface Sent {
  answers: QuizValues
  petId: number | null
  message: string | undefined
}

const OUTCOMES: Record<string, (sent: Sent) => Outcome> = {
  done: () => ({
    title: 'Hemos guardado tus preferencias',
    text: 'Ya puedes ver en cada ficha en qué coincide contigo.',
    actions: <Action label="Ver las mascotas para ti" href={FOR_YOU} />,
  }),
  conflict: () => ({
    title: ALREADY,
    text: HOW_TO_EDIT,
    actions: (
      <>
        <Action label="Ir al perfil" href={DASHBOARD_ADOPTER} replace />
        <Action label="Ver las mascotas para ti" href={FOR_YOU} isSecond replace />
      </>
    ),
  }),
  unauthenticated: ({ answers, petId }) => ({
    title: 'Tus respuestas están listas',
    text: 'Para guardarlas inicia sesión o regístrate. No se pierden: al volver estarán aquí, listas para guardar.',
    actions: (
      <>
        {/* Plain links: Back loads this page again, with the answers of its URL. */}
        <a
          href={loginPath(quizPath(answers, petId))}
          onClick={followInPlace}
          className={buttonClass({ size: 'big' })}
        >
          Iniciar Sesión
        </a>
        <a
          href={registerPath(quizPath(answers, petId))}
          onClick={followInPlace}
          className={buttonClass({ variant: 'ghost', size: 'big' })}
        >
          Registro
        </a>
      </>
    ),
  }),
  forbidden: ({ answers, message }) => ({
    title: 'No podemos guardar tus respuestas',
    text: message,
    actions: (
      <>
        <Action label="Ver las mascotas" href={petsPath(answers)} replace />
        <Action label="Ir a mi perfil" href={DASHBOARD} isSecond replace />
      </>
    ),
  }),
  email_not_confirmed: ({ message }) => ({
    title: 'Falta confirmar tu correo',
    text: message,
    actions: <Action label="Reenviar correo de confirmación" href={EMAIL_CONFIRM} replace />,
  }),
}

function petsPath({ type }: QuizValues): Route {
  if (type === 'perro') return DOGS
  return type === 'gato' ? CATS : ALL_PETS
}

/** @param replace in a dialog that has an entry of the history */
const Action = ({
  label,
  href,
  isSecond,
  replace,
}: {
  label: string
  href: Route
  isSecond?: boolean
  replace?: boolean
}) => (
  <LinkButton href={href} replace={replace} size="big" variant={isSecond ? 'ghost' : 'solid'}>
    {label}
  </LinkButton>
)

function Resend({ backTo, children }: { backTo: Route; children: ReactNode }) {
  const ResendForm = useResendForm()
  return ResendForm ? <ResendForm callbackUrl={backTo} /> : children
}

const keyOf = ({ status, code }: FormState): string => (status === 'failed' ? (code ?? '') : status)

/** Others are messages of the form. */
export const isExplained = (answer: FormState): boolean => keyOf(answer) in OUTCOMES

/** The refusal stays: no form to fill in for nothing. */
export const isFinal = ({ code }: FormState): boolean => code === 'forbidden'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** A dialog, without JavaScript a panel. @param petId whose request waits @param answers survive login in the URL */
export function QuizOutcome({
  answer,
  answers,
  petId,
  onClose,
}: {
  answer: FormState
  answers: QuizValues
  petId: number | null
  onClose: () => void
}) {
  const [served] = useState(answer)
  const [isRead, setIsRead] = useState(false)
  const isSaved = answer.status === 'done'
  const outcome =
    isSaved && petId !== null
      ? savedFor(petId)
      : OUTCOMES[keyOf(answer)]?.({ answers, petId, message: answer.message })
  if (!outcome) return null
  const { title, text, actions } = outcome
  return (
    <>
      {(answer === served || isRead) && (
        <section
          ref={isRead ? takeFocus : undefined}
          tabIndex={-1}
          className={classNames(
            'mb-8 gap-3 rounded-section bg-lila p-6 outline-none noscript:grid md:p-8',
            isRead ? 'grid max-lg:mt-5' : 'hidden',
          )}
        >
          <h2 className="text-panel">{title}</h2>
          <p className="text-ink-2">{text}</p>
          <div className="mt-2 grid gap-2.5 md:grid-cols-2">{actions}</div>
        </section>
      )}
      {isSaved ? (
        <TimedDialog title={title} next={petId === null ? HOME : adoptPath(petId)}>
          <Message text={text}>{actions}</Message>
        </TimedDialog>
      ) : isRead ? null : (
        <PageDialog title={title} onClose={isFinal(answer) ? () => setIsRead(true) : onClose}>
          <Message text={text}>
            {answer.code === 'email_not_confirmed' ? (
              <Resend backTo={quizPath(answers, petId)}>{actions}</Resend>
            ) : (
              actions
            )}
          </Message>
          <Dismiss>Cerrar</Dismiss>
        </PageDialog>
      )}
    </>
  )
}

const Message = ({ text, children }: { text?: string; children: ReactNode }) => (
  <>
    <p className="text-ink-2">{text}</p>
    <div className="mt-4 grid gap-2.5">{children}</div>
  </>
)
