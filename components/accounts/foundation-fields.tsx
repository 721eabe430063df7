import type { ComponentProps } from 'react'
import { controlClass, controlProps, FieldFrame, TextField } from '@/components/ui/field'
import { DOCUMENT_TYPES } from '@/lib/accounts/schema'

type FieldProps = { name: string; error?: string; defaultValue?: string } & Pick<
  ComponentProps<'input'>,
  'ref' | 'onChange' | 'onBlur'
>

/** What foundations say besides; shown by style alone once 'Fundación' is chosen in the form around it. */
export function FoundationFields({ field }: { field: (name: 'foundationName' | 'document') => FieldProps }) {
  return (
    <div className="hidden gap-5 rounded-card bg-mist p-4.5 group-has-[[value=fundation]:checked]/form:grid">
      <TextField label="Nombre de la fundación" autoComplete="organization" {...field('foundationName')} />
      <DocumentField {...field('document')} />
    </div>
  )
}

function DocumentField({ name, error, ...rest }: FieldProps) {
  const texts = {
    label: 'Documento que respalda a la fundación',
    name,
    error,
    hint: 'Acta, registro o personería jurídica, en PDF, PNG o JPG de hasta 10 MB. Solo lo ve nuestro equipo.',
  }
  return (
    <FieldFrame texts={texts}>
      <input
        {...controlProps(texts)}
        type="file"
        accept={DOCUMENT_TYPES.join()}
        className={controlClass(
          error,
          'py-1 pl-1! text-small text-ink-2 file:mr-3 file:min-h-9.5 file:cursor-pointer file:rounded-lg file:border-0 file:bg-monte-tint file:px-4 file:font-semibold file:text-monte-dark',
        )}
        {...rest}
      />
    </FieldFrame>
  )
}
