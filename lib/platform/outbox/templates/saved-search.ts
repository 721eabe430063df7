import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { formatCount } from '@/lib/text/numbers'
import { composeMail, inName, inWords, unsubscribedAt } from './layout'
import type { PetPicture } from './markup'

interface NewPets {
  name: string
  search: string
  total: number
  /** Newest first: 'Luna, perra mestiza mediana en Quito'. */
  pets: readonly { words: string; url: string; picture?: PetPicture | null }[]
  resultsUrl: string
  stopUrl: string
  /** The target of a bare POST (RFC 8058). */
  oneClickUrl: string
}

export function newPetsMail(mail: NewPets): MailContent {
  const { name, search, total, pets, resultsUrl, stopUrl, oneClickUrl } = mail
  const [first] = pets
  const title = inName(search)
  const rest = total - pets.length
  const one = total === 1 && first
  return composeMail({
    subject: one ? `Llegó ${inWords(first.words)}` : `${formatCount(total)} mascotas nuevas para “${title}”`,
    name,
    paragraphs: [
      one
        ? `Encaja con tu búsqueda “${title}” y busca familia.`
        : `Encajan con tu búsqueda “${title}” y buscan familia:`,
      ...(rest > 0 ? [`Aquí van ${pets.length}; ${othersText(rest)} en los resultados de tu búsqueda.`] : []),
    ],
    ...(one && { picture: first.picture, button: { label: 'Ver su publicación', url: first.url } }),
    ...(!one && { pets: { cards: pets.map(({ words, ...pet }) => ({ ...pet, label: inWords(words) })) } }),
    links: [
      { label: 'Ver todos los resultados', url: resultsUrl },
      { label: 'Cancelar estos avisos', url: stopUrl },
    ],
    reason: `Recibes este correo porque guardaste la búsqueda “${title}” en Querencia.`,
    headers: unsubscribedAt(oneClickUrl),
  })
}

const othersText = (rest: number) => (rest === 1 ? 'la otra está' : `las otras ${formatCount(rest)} están`)
