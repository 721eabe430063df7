import { ContactScreen } from '@/components/moderation/contact/contact-screen'
import { pageMetadata } from '@/components/site/seo/metadata'
import { env } from '@/lib/platform/env'
import { CONTACT } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Contacto',
  description:
    'Escríbele al equipo de Querencia: estafas, privacidad, fundaciones, prensa o una falla del sitio. Te respondemos por correo.',
  path: CONTACT,
})

export default function ContactPage() {
  return <ContactScreen email={env.RESPONSIBLE_EMAIL} />
}
