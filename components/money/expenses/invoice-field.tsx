import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { textLinkClass } from '@/components/ui/links/text-link'
import { MAX_INVOICES } from '@/lib/money/expenses/schema'
import { counted } from '@/lib/text/numbers'
import { InvoicePicture } from './invoice-picture'
import { type Invoice, isUnchecked, type useInvoices } from './use-invoices'
import { nextZone } from './zones'

const HINT_ID = 'facturas-ayuda'
const ERROR_ID = 'facturas-error'

/** Covered on the device. Without JavaScript there is no field: a file would be sent uncovered. */
export function InvoiceField({ field, error }: { field: ReturnType<typeof useInvoices>; error?: string }) {
  const { invoices, problem, early, add, change, remove } = field
  const isFull = invoices.length >= MAX_INVOICES
  return (
    <fieldset
      aria-describedby={`${HINT_ID} ${ERROR_ID}`}
      aria-invalid={error ? true : undefined}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      <legend className="mb-2 font-display text-card font-bold">Facturas (opcional)</legend>
      <p className="hidden rounded-2xl bg-mist px-4.5 py-3.5 text-small noscript:block">
        Para agregar facturas hace falta JavaScript: los datos personales se tapan en tu dispositivo, antes de
        enviar la imagen. Puedes publicar el gasto sin ellas.
      </p>
      <div className="grid gap-5 noscript:hidden">
        <p id={HINT_ID} className="flex gap-3 rounded-2xl bg-maiz px-4.5 py-3.5 text-small text-maiz-deep">
          <Icon name="eye-off" size={20} className="mt-px shrink-0" />
          <span>
            <b className="font-semibold">Tapa los datos personales</b> antes de publicar: nombre, documento,
            dirección y teléfono. Arrastra sobre ellos. Con el teclado: «Tapar una zona», las flechas la
            mueven, Mayús y las flechas cambian su tamaño y Supr la quita. Lo tapado no sale de tu
            dispositivo.
          </span>
        </p>
        {invoices.map((invoice, index) => (
          <InvoiceEditor
            key={invoice.key}
            invoice={invoice}
            number={index + 1}
            hintId={HINT_ID}
            early={early}
            onChange={(changes) => change(invoice.key, changes)}
            onRemove={() => remove(invoice.key)}
          />
        ))}
        {!isFull && (
          <label
            className={buttonClass(
              { variant: 'ghost' },
              'relative w-fit cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte',
            )}
          >
            <Icon name="image-plus" size={20} className="shrink-0" />
            {invoices.length === 0 ? 'Agregar una factura' : 'Agregar otra factura'}
            {/* No name: the original files are never sent. */}
            <input
              type="file"
              accept="image/*"
              multiple
              onChange={({ currentTarget }) => {
                void add([...(currentTarget.files ?? [])])
                // Otherwise choosing the same file again fires no change event.
                currentTarget.value = ''
              }}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:cursor-[inherit]"
            />
          </label>
        )}
        <div role="status" id={ERROR_ID}>
          <FieldError id={`${ERROR_ID}-texto`} error={error ?? problem} />
        </div>
      </div>
    </fieldset>
  )
}

const NOTHING_COVERED = 'Tapa los datos personales, o marca que no los hay'

/** Covers parts of an invoice, by pointer and by keyboard. */
function InvoiceEditor({
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
