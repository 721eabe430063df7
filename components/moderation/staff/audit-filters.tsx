import { Button, LinkButton } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import {
  AUDIT_TOPICS,
  type AuditForm,
  type AuditTopic,
  filteredLogPath,
} from '@/lib/moderation/staff/audit-log/params'
import { ADMIN_LOG } from '@/lib/text/routes'

const TOPIC_LABELS: Record<AuditTopic, string> = {
  fundaciones: 'Fundaciones',
  publicaciones: 'Publicaciones',
  cuentas: 'Cuentas',
  conversaciones: 'Conversaciones',
  comentarios: 'Comentarios',
  historias: 'Finales felices',
  contacto: 'Mensajes de contacto',
  derechos: 'Derechos sobre datos',
  dinero: 'Dinero',
  correos: 'Correos',
  bitacora: 'Bitácora',
}

/** Filters of the audit log, as a GET form. */
export function AuditFilterForm({
  form,
  actors,
}: {
  form: AuditForm
  actors: readonly { id: number; name: string }[]
}) {
  const isFiltered = filteredLogPath(ADMIN_LOG, form) !== ADMIN_LOG
  return (
    <form
      action={ADMIN_LOG}
      className="mb-6 grid grid-cols-2 items-end gap-2.5 *:min-w-0 max-[24rem]:grid-cols-1 md:grid-cols-4 lg:flex lg:flex-wrap"
    >
      <div className="max-w-60 max-md:max-w-full">
        <SelectField label="Persona" name="quien" defaultValue={form.actor ?? ''}>
          <option value="">Todas</option>
          {actors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="linea">Línea de comandos</option>
        </SelectField>
      </div>
      <SelectField label="Qué" name="que" defaultValue={form.topic ?? ''}>
        <option value="">Todo</option>
        {AUDIT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {TOPIC_LABELS[topic]}
          </option>
        ))}
      </SelectField>
      <TextField label="Desde" name="desde" type="date" defaultValue={form.from} />
      <TextField label="Hasta" name="hasta" type="date" defaultValue={form.to} />
      <Button type="submit" variant="ghost">
        Filtrar
      </Button>
      {isFiltered && (
        <LinkButton href={ADMIN_LOG} variant="ghost">
          Borrar Filtros
        </LinkButton>
      )}
    </form>
  )
}
