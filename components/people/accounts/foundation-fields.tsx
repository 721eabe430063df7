import type { FieldProps } from '@/components/forms/field-props'
import { FileField } from '@/components/forms/file-field'
import { TextField } from '@/components/ui/field'
import { DOCUMENT_TYPES } from '@/lib/people/accounts/schema'

/** By CSS alone, once 'Fundación' is chosen. */
export function FoundationFields({ field }: { field: (name: 'foundationName' | 'document') => FieldProps }) {
  return (
    <div className="grid gap-5 rounded-card bg-mist p-4.5 can-has:hidden group-has-[[value=fundation]:checked]/form:grid">
      <TextField label="Nombre de la fundación" autoComplete="organization" {...field('foundationName')} />
      <DocumentField {...field('document')} />
    </div>
  )
}

export function DocumentField(field: FieldProps) {
  return (
    <FileField
      label="Documento que respalda a la fundación"
      hint="Acta, registro o personería jurídica, en PDF, PNG o JPG de hasta 10 MB. Solo lo ve nuestro equipo."
      accept={DOCUMENT_TYPES.join()}
      {...field}
    />
  )
}
