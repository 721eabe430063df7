import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import type { TimelineStep } from '@/lib/adoption/requests/status-copy'
import { checkInPhotoPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { answeredWords } from './copy'
import type { CheckInDto } from './dto'

type Request = Pick<RequestDetailDto, 'id' | 'side' | 'pet' | 'adopter'>

/** Check-ins as steps of a request's timeline, for the side that reads it. */
export const checkInSteps = (checkIns: readonly CheckInDto[], request: Request): TimelineStep[] =>
  checkIns.map((checkIn) => ({
    mark: 'check-in',
    at: checkIn.answeredAt ?? checkIn.sentAt,
    ...(checkIn.answer
      ? { title: answeredWords(checkIn.day, checkIn.answer), text: checkIn.note && `“${checkIn.note}”` }
      : { title: askedWords(request), text: null }),
    ...(checkIn.hasPhoto && { photo: photoOf(checkIn, request) }),
  }))

const askedWords = ({ side, pet, adopter }: Request): string =>
  side === 'adopter'
    ? `Te preguntamos cómo va ${pet.name}`
    : `Le preguntamos a ${firstName(adopter.name)} cómo va ${pet.name}`

const photoOf = ({ day }: CheckInDto, { id, pet, adopter }: Request) => ({
  src: checkInPhotoPath(id, day),
  alt: `${pet.name} en casa de ${firstName(adopter.name)}, a los ${day} días`,
})
