import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { HOME } from '@/lib/text/routes'
import { ContactForm } from './contact-form'

/** @param email of whoever is responsible for the site; undefined where nobody is configured */
export const ContactScreen = ({ email }: { email: string | undefined }) => (
  <div className="mx-auto w-wrap pb-16">
    <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: 'Contacto' }]} />
    <div className="mx-auto mt-4 grid max-w-160 gap-6">
      <div>
        <h1 className="text-title">Contacto</h1>
        <p className="mt-3 text-lead text-ink-2">
          Escríbele al equipo de Querencia. Para preguntar por una mascota, escribe desde su publicación.
        </p>
        {email && (
          <p className="mt-3 text-small wrap-anywhere">
            También por correo:{' '}
            <a href={`mailto:${email}`} className="text-monte underline">
              {email}
            </a>
          </p>
        )}
      </div>
      <ContactForm />
    </div>
  </div>
)
