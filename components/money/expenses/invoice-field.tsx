import { buttonClass } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { MAX_INVOICES } from '@/lib/money/expenses/schema'
import { InvoiceEditor } from './invoice-editor'
import type { useInvoices } from './use-invoices'

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
