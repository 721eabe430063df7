import { Icon, type IconName } from '@/components/ui/icon/icon'
import { DO_NOT_PAY } from '@/lib/text/copy/reports'

/** Shown while the form around it says that somebody asks for money. */
export const DoNotPay = () => (
  <p className="hidden gap-3 rounded-2xl bg-guayaba-tint px-4 py-3.5 text-small text-guayaba-hover group-has-[[value=dinero]:checked]/report:flex">
    <Icon name="shield-exclamation-point" size={20} className="mt-px shrink-0" />
    <span>
      <strong className="font-semibold">{DO_NOT_PAY.lead}</strong> {DO_NOT_PAY.text}
    </span>
  </p>
)

/** What happens after a report of a conversation. @param other the reported side */
export function ConversationNotes({ other }: { other: string }) {
  const notes: [IconName, string][] = [
    ['eye', 'Para decidir, nuestro equipo lee esta conversación y la solicitud.'],
    ['lock', `No le decimos a ${other} que la reportaste.`],
    ['clock', 'La solicitud sigue como está: este reporte no la responde ni la retira.'],
  ]
  return (
    <section aria-label="Qué pasa después" className="rounded-2xl bg-mist px-4 py-3.5">
      <h2 className="text-small font-semibold">Qué pasa después</h2>
      <ul className="mt-2 grid gap-1.5 text-small text-ink-2">
        {notes.map(([icon, text]) => (
          <li key={icon} className="flex gap-2.5 wrap-anywhere">
            <Icon name={icon} size={16} className="mt-1 shrink-0" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
