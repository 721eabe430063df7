import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { PetDto } from '@/lib/pets/dto'
import { agree } from '@/lib/text/copy/agree'
import { DASHBOARD_PETS } from '@/lib/text/routes'

export function PausedNote({ pet: { name, gender } }: { pet: PetDto }) {
  const object = agree('lo', gender)
  return (
    <div className="mt-5.5 flex gap-3 rounded-card bg-maiz p-4.5">
      <Icon name="hourglass" size={20} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">Esta publicación está en pausa</p>
        <p className="mt-1 text-small text-pretty">
          Hace más de un mes que nadie nos confirma si {name} sigue buscando familia; quizá ya está{' '}
          {agree('adoptado', gender)}. Si te enamoraste, puedes pedir{object} igual: tu solicitud le llega a
          quien {object} cuida, y al responderte confirma la publicación.
        </p>
        <p className="mt-1 text-small">
          ¿Eres tú quien {object} publicó?{' '}
          <TextLink href={DASHBOARD_PETS} look="inherit" className="inline-block py-1">
            Confírma{object} en Mis Mascotas
          </TextLink>
        </p>
      </div>
    </div>
  )
}
