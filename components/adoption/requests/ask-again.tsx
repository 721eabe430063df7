import { LinkButton } from '@/components/ui/button'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { adoptPath } from '@/lib/text/adopter-routes'
import { agree } from '@/lib/text/copy/agree'

/** For adopters whose request ended, while its pet looks for a family. */
export function AskAgain({ request: { status, pet, otherFamilyGone } }: { request: RequestDetailDto }) {
  const isBack = status === 'cerrada' || otherFamilyGone
  const isLost = status === 'retirada' || status === 'devuelta' || isBack
  if (!pet.public || pet.status !== 'adoptable' || !isLost) return null
  return (
    <>
      {isBack && (
        <p className="text-small text-pretty wrap-anywhere">
          {pet.name} busca familia otra vez: puedes volver a {agree('pedirlo', pet.gender)}.
        </p>
      )}
      <LinkButton href={adoptPath(pet.id)} variant="ghost" size="big">
        Volver a {agree('pedirlo', pet.gender)}
      </LinkButton>
    </>
  )
}
