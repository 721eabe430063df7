import {
  acceptanceUndoneMail,
  adoptionConcludedMail,
  petReturnedMail,
  requestAcceptedMail,
  requestClosedMail,
  requestOpenedMail,
  requestRejectedMail,
  requestResumedMail,
  requestWaitingMail,
} from '@/lib/platform/outbox/templates/adoption'
import {
  acceptedLongAgoMail,
  requestOverdueMail,
  unopenedRequestsMail,
} from '@/lib/platform/outbox/templates/adoption-clock'
import {
  acceptedByYouMail,
  requestReceivedMail,
  requestWithdrawnMail,
} from '@/lib/platform/outbox/templates/adoption-owner'
import { newMessageMail, replyRefusedMail } from '@/lib/platform/outbox/templates/conversation'
import {
  adopterGoneMail,
  adoptionRecordMail,
  giverGoneMail,
} from '@/lib/platform/outbox/templates/departures'

export const URL = 'https://querencia.example/x?a=1&b="2"'
export const PETS_URL = 'https://querencia.example/dashboard/mascotas'

export const PICTURE = {
  url: `https://querencia.example/media/${'0'.repeat(32)}-og.jpg`,
  alt: 'Foto de Canela',
}
export const CONTACT = { name: 'Sol Paz', phone: '+57 300 555 0142', email: 'sol@correo.example' }
export const NAMES = { pet: 'Canela', publisher: 'Camilo', foundation: '<b>Huellas</b>' }
export const aboutRequest = (name: string, { pet, publisher } = NAMES) => ({
  name,
  pet,
  picture: PICTURE,
  url: URL,
  publisher,
})
const handBack = (name: string, pet: string) => ({ name, pet, gender: 'hembra', other: name }) as const
const reminderMail = (name: string, ...requests: [adopter: string, pet: string][]) => {
  const unopened = requests.map(([adopter, pet]) => ({ adopter, pet, url: URL }))
  return unopenedRequestsMail({
    name,
    requests: unopened,
    requestsUrl: PETS_URL,
    days: { unopened: 3, answer: 7 },
  })
}
const outcomeMail = (name: string, ...requests: [adopter: string, pet: string][]) => {
  const accepted = requests.map(([adopter, pet]) => ({ adopter, pet, url: URL }))
  return acceptedLongAgoMail({ name, requests: accepted, requestsUrl: PETS_URL, weeks: 3 })
}
const SIMILAR = [{ name: 'Nube', city: 'Quito', picture: PICTURE, url: `${PETS_URL}/7` }]

/** Every mail about an adoption, to somebody of this name. @param names of others in it */
export const adoptionMailsTo = (name: string, names = NAMES) => ({
  requestReceived: requestReceivedMail({
    ...aboutRequest(name, names),
    adopter: name,
    isFoundation: false,
    message: 'Tenemos patio.',
    paused: true,
  }),
  requestOpened: requestOpenedMail(aboutRequest(name, names)),
  requestAccepted: requestAcceptedMail({ ...aboutRequest(name, names), owner: CONTACT, hasPhone: true }),
  acceptedByYou: acceptedByYouMail({
    ...aboutRequest(name, names),
    adopter: CONTACT,
    hasPhone: true,
    isFoundation: false,
  }),
  requestRejected: requestRejectedMail({
    ...aboutRequest(name, names),
    text: 'Elegí a otra familia.',
    similar: SIMILAR,
  }),
  requestRejectedWithoutWords: requestRejectedMail({ ...aboutRequest(name, names), text: '', similar: [] }),
  newMessage: newMessageMail({
    ...aboutRequest(name, names),
    author: names.publisher,
    text: 'Hola.',
    isToOwner: true,
    replyTo: 'r+1@respuestas.querencia.example',
  }),
  newMessageAgain: newMessageMail({
    hasEarlier: true,
    ...aboutRequest(name, names),
    author: names.publisher,
    text: 'Hola.',
    isToOwner: true,
    replyTo: 'r+1@respuestas.querencia.example',
  }),
  replyRefused: replyRefusedMail({
    name,
    pet: names.pet,
    picture: PICTURE,
    problem: 'No encontramos un texto tuyo.',
    left: 'write',
    url: URL,
  }),
  requestWaiting: requestWaitingMail(aboutRequest(name, names)),
  requestResumed: requestResumedMail({ ...aboutRequest(name, names), isShown: true }),
  requestResumedHidden: requestResumedMail({ ...aboutRequest(name, names), isShown: false }),
  acceptanceUndone: acceptanceUndoneMail({ ...aboutRequest(name, names), hasPhone: true }),
  requestWithdrawn: requestWithdrawnMail({
    ...aboutRequest(name, names),
    adopter: name,
    adopterLeft: false,
    accepted: true,
    isShown: true,
  }),
  requestWithdrawnHeld: requestWithdrawnMail({
    ...aboutRequest(name, names),
    adopter: name,
    adopterLeft: false,
    accepted: true,
    isShown: false,
  }),
  requestOfLeftAdopter: requestWithdrawnMail({
    ...aboutRequest(name, names),
    adopter: name,
    adopterLeft: true,
    accepted: false,
    isShown: true,
  }),
  adoptionConcluded: adoptionConcludedMail({
    ...aboutRequest(name, names),
    gender: 'hembra',
    acceptsCheckIns: true,
    certificateUrl: `${URL}/certificado`,
    reportUrl: `${URL}/reportar`,
  }),
  adoptionRecord: adoptionRecordMail({
    name,
    pet: names.pet,
    gender: 'hembra',
    publisher: name,
    place: 'Quito, Ecuador',
    since: '28 de noviembre de 2026',
    requestId: 76,
  }),
  petReturned: petReturnedMail({ ...aboutRequest(name, names), isShown: true }),
  adopterGone: adopterGoneMail({
    ...handBack(name, names.pet),
    picture: PICTURE,
    returned: false,
    petsUrl: URL,
  }),
  adopterGoneAfterReturn: adopterGoneMail({ ...handBack(name, names.pet), returned: true, petsUrl: URL }),
  giverGone: giverGoneMail(handBack(name, names.pet)),
  requestClosed: requestClosedMail({
    ...aboutRequest(name, names),
    why: 'adoptada',
    accepted: false,
    similar: SIMILAR,
  }),
  acceptedRequestClosed: requestClosedMail({
    ...aboutRequest(name, names),
    why: 'retirada',
    accepted: true,
    similar: SIMILAR,
  }),
  requestOverdue: requestOverdueMail({
    ...aboutRequest(name, names),
    similar: SIMILAR,
    wasOpened: false,
    days: 7,
  }),
  requestOverdueOpened: requestOverdueMail({
    ...aboutRequest(name, names),
    similar: SIMILAR,
    wasOpened: true,
    days: 7,
  }),
  acceptedLongAgo: outcomeMail(name, [name, names.pet]),
  acceptedLongAgoSeveral: outcomeMail(name, [name, names.pet], ['<b>Nube</b>', 'Nala']),
  unopenedRequest: reminderMail(name, [name, names.pet]),
  unopenedRequests: reminderMail(name, [name, names.pet], ['<b>Nube</b>', 'Nala']),
  unopenedRequestsForOne: reminderMail(name, [name, names.pet], ['<b>Nube</b>', names.pet]),
})
