'use client'

import type { ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { textLinkClass } from '@/components/ui/links/text-link'
import { longMoney, NOT_CHARGED_YET } from '@/lib/money/donations/copy'
import { IDLE } from '@/lib/platform/forms/form-state'
import { loginPath, registerPath } from '@/lib/text/routes'
import type { Currency } from '@/lib/text/vocabulary'
import { AmountFields, FrequencyFields, LargeRadio, RadioSet } from './donate-fields'
import { DonateOutcome, isExplained } from './donate-outcome'
import { useDonateForm } from './use-donate-form'

interface Props {
  foundation: { id: number; name: string; petsText: string; face: ReactNode }
  pet: { id: number; name: string; face: ReactNode } | null
  currency: Currency
  /** 'el día 15': see `chargeDayText`. */
  chargeDay: string
  summary: ReactNode
  note: ReactNode
}

export function DonateForm({ foundation, pet, currency, chargeDay, summary, note }: Props) {
  const recipient = { foundationId: foundation.id, petId: pet?.id ?? null, currency }
  const { answer, pending, draft, error, amount, change, clear, backTo, formProps } = useDonateForm(recipient)
  const forWhom = pet && draft.forPet ? pet.name : foundation.name
  const sum = amount === null ? null : `${longMoney(amount, currency)}${draft.monthly ? ' al mes' : ''}`
  return (
    <>
      <DonateOutcome
        answer={answer}
        gift={`${sum ?? 'tu donación'} para ${forWhom}`}
        backTo={backTo}
        onClose={clear}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-18">
        <form {...formProps} className="group/form grid min-w-0 gap-7.5">
          <input type="hidden" name="fundacion" value={foundation.id} />
          <input type="hidden" name="moneda" value={currency} />
          <input type="hidden" name="mascota" value={pet?.id ?? ''} />
          <div className="empty:hidden">
            <FormMessage form={{ answer: isExplained(answer) || error ? IDLE : answer, invalid: false }} />
          </div>
          {pet && (
            <RadioSet legend="¿Para quién?">
              <LargeRadio
                name="para"
                value="mascota"
                checked={draft.forPet}
                onChoose={() => change({ forPet: true })}
                picture={pet.face}
                label={pet.name}
                detail="Su comida, su veterinaria y su espacio."
              />
              <LargeRadio
                name="para"
                value="fundacion"
                checked={!draft.forPet}
                onChoose={() => change({ forPet: false })}
                picture={foundation.face}
                label={foundation.name}
                detail={foundation.petsText}
              />
            </RadioSet>
          )}
          <AmountFields
            currency={currency}
            preset={draft.preset}
            typed={draft.typed}
            error={error}
            onPreset={(preset) => change({ preset, typed: '' })}
            onType={(typed) => change({ typed, preset: '' })}
          />
          <FrequencyFields
            monthly={draft.monthly}
            chargeDay={chargeDay}
            petName={pet?.name ?? null}
            onChoose={(monthly) => change({ monthly })}
          />
          <RadioSet legend="¿Cómo te ve la fundación?" beside>
            <LargeRadio
              name="nombre"
              value="numero"
              checked={!draft.named}
              onChoose={() => change({ named: false })}
              label="Como un número"
              detail="Verán tu número de donante."
            />
            <LargeRadio
              name="nombre"
              value="nombre"
              checked={draft.named}
              onChoose={() => change({ named: true })}
              label="Con mi nombre"
              detail="Verán tu nombre y tu apellido."
            />
          </RadioSet>
          <div className="lg:hidden">{note}</div>
          <div
            data-foot-bar="small"
            className="grid gap-2.5 max-md:sticky max-md:bottom-0 max-md:z-2 max-md:-mx-5 max-md:border-t max-md:border-line max-md:bg-white max-md:px-5 max-md:py-3 max-md:text-center md:flex md:flex-wrap md:items-center md:gap-4"
          >
            <SubmitButton pending={pending} className="md:w-auto!">
              <span>Donar{sum && <span className="noscript:hidden">{` ${sum}`}</span>}</span>
            </SubmitButton>
            <p className="text-fine text-ink-2 signed-out:not-noscript:hidden md:text-small">
              {NOT_CHARGED_YET}
            </p>
            {/* Plain links, as in DonateOutcome. Without JavaScript the session is unknown. */}
            <p className="text-fine text-ink-2 signed-in:hidden noscript:hidden md:text-small">
              Para donar,{' '}
              <a href={loginPath(backTo)} className={textLinkClass('padded')}>
                inicia sesión
              </a>{' '}
              o{' '}
              <a href={registerPath(backTo)} className={textLinkClass('padded')}>
                regístrate
              </a>
              : al entrar sigues aquí.
            </p>
          </div>
        </form>
        <aside
          aria-label="Resumen"
          className="overflow-hidden rounded-box bg-white shadow-lift max-lg:hidden lg:sticky lg:top-24"
        >
          {summary}
          <div className="px-6 pb-6">
            <dl className="mb-5 border-t border-line noscript:hidden">
              <SummaryRow term="Donas">
                <span className="font-display text-panel">{sum ?? '–'}</span>
              </SummaryRow>
              <SummaryRow term="Para">{forWhom}</SummaryRow>
              <SummaryRow term="Cada cuánto">
                {draft.monthly ? `Cada mes, ${chargeDay}` : 'Una vez'}
              </SummaryRow>
              <SummaryRow term="Te ven como">{draft.named ? 'Tu nombre' : 'Un número'}</SummaryRow>
            </dl>
            {note}
          </div>
        </aside>
      </div>
    </>
  )
}

const SummaryRow = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
    <dt className="text-small text-ink-2">{term}</dt>
    <dd className="text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
)
