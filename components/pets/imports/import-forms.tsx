'use client'

import { FileField } from '@/components/forms/file-field'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { checkImportAction, startImportAction } from '@/lib/pets/imports/actions'
import { importFileSchema, MAX_FILE_MB, MAX_ROWS, startImportSchema } from '@/lib/pets/imports/schema'
import { formatCount } from '@/lib/text/numbers'

export function UploadForm() {
  const form = useActionForm(importFileSchema, checkImportAction)
  return (
    <form
      {...form.formProps}
      className="mt-5 grid max-w-2xl gap-5 rounded-card border border-line p-5 md:p-6"
    >
      <FormMessage form={form} incomplete="Revisa el archivo" />
      <FileField
        label="Archivo con tus mascotas"
        hint={`Excel (.xlsx) o CSV, de hasta ${MAX_FILE_MB} MB y ${formatCount(MAX_ROWS)} mascotas. Sirve la hoja que ya tienes.`}
        accept=".xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/tab-separated-values,text/plain"
        {...form.field('file')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="max-md:w-full">
          <SubmitButton pending={form.pending}>Revisar el archivo</SubmitButton>
        </div>
        <p className="text-small text-ink-2">Primero lo revisamos: todavía no se publica nada.</p>
      </div>
    </form>
  )
}

export function StartForm({ importId, label }: { importId: number; label: string }) {
  const form = useActionForm(startImportSchema, startImportAction)
  return (
    <form
      {...form.formProps}
      data-foot-bar="small"
      className="grid gap-2 max-md:sticky max-md:bottom-0 max-md:z-2 max-md:-mx-5 max-md:border-t max-md:border-line max-md:bg-white max-md:px-5 max-md:py-3 low:static"
    >
      <FormMessage form={form} />
      <input type="hidden" name="importId" value={importId} />
      <SubmitButton pending={form.pending} className="max-md:whitespace-normal">
        {label}
      </SubmitButton>
    </form>
  )
}
