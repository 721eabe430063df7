import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { textLinkClass } from '@/components/ui/links/text-link'
import { counted } from '@/lib/text/format'
import { InvoicePicture } from './invoice-picture'
import { type Invoice, isUnchecked } from './use-invoices'
import { nextZone } from './zones'

const NOTHING_COVERED = 'Tapa los datos personales, o marca que no los hay'

/** Covers parts of an invoice, by pointer and by keyboard. */
export function InvoiceEditor({
  invoice,
  number,
  hintId,
  early,
  onChange,
  onRemove,
}: {
  invoice: Invoice
  number: number
  hintId: string
  early: boolean
  onChange: (changes: Partial<Invoice>) => void
  onRemove: () => void
}) {
  const { picture, zones, clean } = invoice
  const box = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  const error = early && isUnchecked(invoice) ? NOTHING_COVERED : undefined
  const errorId = `factura-${number}-error`
  useEffect(() => {
    const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus()
    if (added.current) focus(`[data-zone="${zones.length - 1}"]`)
    // The focused button is gone.
    else if (document.activeElement === document.body) focus('button:not([data-zone])')
    added.current = false
  }, [zones.length])
  return (
    <div ref={box} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <InvoicePicture
        picture={picture}
        label={`Factura ${number}`}
        hintId={hintId}
        zones={zones}
        onChange={(changed) => onChange({ zones: changed })}
      />
      <div className="grid content-start justify-items-start gap-2.5">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            added.current = true
            onChange({ zones: [...zones, nextZone(zones)] })
          }}
        >
          <Icon name="eye-off" size={18} />
          {zones.length === 0 ? 'Tapar una zona' : 'Tapar otra zona'}
        </Button>
        {zones.length > 0 ? (
          <QuietButton onClick={() => onChange({ zones: zones.slice(0, -1) })}>
            Quitar la última zona
          </QuietButton>
        ) : (
          <>
            <label className="flex min-h-11 items-center gap-2.5 text-small">
              <input
                type="checkbox"
                checked={clean}
                onChange={(event) => onChange({ clean: event.target.checked })}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && errorId}
                className="size-5 shrink-0 accent-monte"
              />
              En esta factura no hay datos personales
            </label>
            <FieldError id={errorId} error={error} />
          </>
        )}
        <QuietButton onClick={onRemove}>Quitar esta factura</QuietButton>
        <p role="status" className="text-fine text-ink-3">
          Factura {number} · {counted(zones.length, 'zona tapada', 'zonas tapadas')}
        </p>
      </div>
    </div>
  )
}

const QuietButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className={textLinkClass(
      'quiet',
      'inline-flex min-h-11 cursor-pointer items-center rounded-full px-2 text-small',
    )}
  >
    {children}
  </button>
)
