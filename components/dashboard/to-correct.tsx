import type { PetToCorrectDto } from '@/lib/pets/dto'
import { correctionSentence } from '@/lib/pets/hold-copy'
import { OWN_TO_CORRECT, ownPetPath } from '@/lib/text/routes'
import { All, Part, Row, Rows, Thumb } from './summary-parts'

/** Listings that their owner brings back by a change of the text. */
export function ToCorrect({ pets, most }: { pets: readonly PetToCorrectDto[]; most: number }) {
  return (
    <Part id="por-corregir" title="Por corregir">
      <Rows>
        {pets.slice(0, most).map(({ id, name, photo, textIssue }) => (
          <Row
            key={id}
            mark={<Thumb photo={photo?.small ?? null} />}
            href={ownPetPath(id)}
            text={`La publicación de ${name} no se ve`}
            note={correctionSentence(textIssue)}
          />
        ))}
      </Rows>
      {pets.length > most && <All href={OWN_TO_CORRECT}>Ver todas en Mis Mascotas</All>}
    </Part>
  )
}
