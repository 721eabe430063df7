import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/links/link'
import { textLinkClass } from '@/components/ui/links/text-link'
import type { MailboxMail } from '@/lib/platform/outbox/dto'
import { MAILBOX, mailboxPath } from '@/lib/text/routes'
import { ReplyForm } from './reply-form'

interface MailboxProps {
  mails: MailboxMail[]
  to: string | null
  opened: MailboxMail | null
}

/** Mails stored locally instead of sent. */
export function Mailbox({ mails, to, opened }: MailboxProps) {
  return (
    <>
      <header className="bg-mango text-ink">
        <div className="mx-auto w-wrap py-5">
          <h1 className="text-panel">Buzón de pruebas</h1>
          <p className="mt-1">
            Aquí quedan los correos de esta computadora. No salen de ella, y esta página no existe en el sitio
            público.
          </p>
        </div>
      </header>
      <main className="mx-auto w-wrap grow py-6">
        <form action={MAILBOX} className="flex max-w-xl items-end gap-2.5">
          <div className="grow">
            <TextField
              label="Correo de quien recibe"
              name="to"
              type="email"
              defaultValue={to ?? ''}
              autoComplete="off"
            />
          </div>
          <Button type="submit">Filtrar</Button>
        </form>
        {opened === null ? (
          <p className="mt-8 text-ink-2">
            {to === null ? 'Todavía no hay correos.' : `No hay correos para ${to}.`}
          </p>
        ) : (
          <div className="mt-6 grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <MailList mails={mails} to={to} openedId={opened.id} />
            <OpenMail mail={opened} />
          </div>
        )}
      </main>
    </>
  )
}

const time = new Intl.DateTimeFormat('es-419', { dateStyle: 'medium', timeStyle: 'short' })

function MailList({ mails, to, openedId }: { mails: MailboxMail[]; to: string | null; openedId: number }) {
  return (
    <nav aria-label="Correos">
      <ul className="grid max-h-[75vh] gap-1 overflow-y-auto">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              href={mailboxPath({ to, id: mail.id })}
              aria-current={mail.id === openedId ? 'page' : undefined}
              className={classNames(
                'block rounded-control px-4 py-3 hover:bg-mist',
                mail.id === openedId && 'bg-monte-tint',
              )}
            >
              <span className="block font-semibold">{mail.subject}</span>
              <span className="block truncate text-small text-ink-2">{mail.to}</span>
              <span className="block text-fine text-ink-2">
                {time.format(new Date(mail.createdAt))} · {mail.sentAt === null ? 'Por enviar' : 'Enviado'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OpenMail({ mail }: { mail: MailboxMail }) {
  return (
    <article className="min-w-0">
      <h2 className="text-card">{mail.subject}</h2>
      <p className="mt-1 mb-4 text-small text-ink-2">Para {mail.to}</p>
      {/* Sandboxed without scripts; links open in a new tab, as in a mail program. */}
      <iframe
        title={mail.subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
        className="h-[75vh] w-full rounded-card border border-line"
      />
      {mail.headers?.['Reply-To'] && <ReplyForm key={mail.id} mailId={mail.id} to={mail.to} />}
      <details className="mt-4">
        <summary className={textLinkClass('inherit', 'inline-flex min-h-11 items-center')}>
          Ver como texto
        </summary>
        <pre className="mt-2 rounded-card bg-mist p-5 font-sans text-small whitespace-pre-wrap">
          {mail.text}
        </pre>
      </details>
    </article>
  )
}
