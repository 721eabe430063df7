import type { FieldProps } from '@/components/forms/field-props'
import { TextField } from '@/components/ui/field'

/** The word that confirms the deletion of an account, as `deleteAccountSchema` expects it. */
export const DeletionWord = ({ field }: { field: FieldProps }) => (
  <TextField
    label="Escribe ELIMINAR para confirmar"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    {...field}
  />
)
