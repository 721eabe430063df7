import type { Reader } from '@/lib/people/matches/compare'
import type { PetDto } from '@/lib/pets/dto'
import type { RecordWords } from '@/lib/platform/forms/merge-edit'
import { capitalise } from '@/lib/text/capitalise'
import { agree } from '@/lib/text/copy/agree'
import { joinAnd } from '@/lib/text/copy/join-words'
import { companionLabel } from '@/lib/text/copy/labels'
import { textIssueRefusal } from '@/lib/text/copy/text-issues'
import { formatDay } from '@/lib/text/dates'
import { DAY_MS } from '@/lib/text/durations'
import { counted, formatCount } from '@/lib/text/numbers'
import {
  type AdoptionStatus,
  COMPANIONS,
  type Companion,
  type Gender,
  type HomeKind,
  type HoursAlone,
  OPEN_ADOPTION_STATUSES,
  type OtherPet,
  type Tenure,
  type TextIssue,
} from '@/lib/text/vocabulary'
import { COPY_DAYS } from './consent-copy'
import type { DossierAnswers } from './dto'

/** 'Departamento' is a province to Colombians; 'apartamento' is a flat in all five countries. */
export const HOME_LABELS: Record<HomeKind, string> = {
  casa: 'Casa',
  apartamento: 'Apartamento',
  finca: 'Finca o parcela',
}
/** What it is called in each country, for those who choose. */
export const HOME_CHOICES = { ...HOME_LABELS, apartamento: 'Departamento o apartamento' }
export const TENURE_LABELS: Record<Tenure, string> = {
  propio: 'Propio',
  familiar: 'Vivo con mi familia',
  'arrendado con permiso': 'Arrendado, con permiso',
  'arrendado sin permiso': 'Arrendado, aún sin permiso',
}
export const OTHER_PET_LABELS: Record<OtherPet, string> = { perros: 'Perros', gatos: 'Gatos', otras: 'Otras' }
export const HOURS_LABELS: Record<HoursAlone, string> = {
  'menos de 2': 'Menos de 2',
  '2 a 4': '2 a 4',
  '4 a 8': '4 a 8',
  'más de 8': 'Más de 8',
}

/** The questions as the form asks them, shorter. */
export const DOSSIER_WORDS: RecordWords<DossierAnswers> = {
  home: { label: '¿Dónde vives?', text: (home) => HOME_LABELS[home] },
  tenure: { label: '¿Es propio o arrendado?', text: (tenure) => TENURE_LABELS[tenure] },
  adults: 'Adultos',
  children: 'Niños',
  childrenAges: 'Edad de los niños',
  otherPets: {
    label: '¿Hay otras mascotas en casa?',
    text: (pets) => pets.map((pet) => OTHER_PET_LABELS[pet]).join(', ') || 'Ninguna',
  },
  hoursAlone: { label: '¿Cuántas horas al día estaría a solas?', text: (hours) => HOURS_LABELS[hours] },
  experience: 'Tu experiencia con animales',
}

const HOME_GENDERS: Record<HomeKind, Gender> = { casa: 'hembra', apartamento: 'macho', finca: 'hembra' }
const LANDLORD: Record<Tenure, string> = {
  propio: 'No hace falta',
  familiar: 'No hace falta',
  'arrendado con permiso': 'Sí',
  'arrendado sin permiso': 'Todavía no',
}
const LANDLORD_NOTES: Record<Tenure, string> = {
  propio: '',
  familiar: '',
  'arrendado con permiso': ', con permiso',
  'arrendado sin permiso': ', aún sin permiso',
}

const homeWords = ({ home, tenure }: DossierAnswers) =>
  tenure === 'familiar'
    ? `${HOME_LABELS[home]} de la familia`
    : `${HOME_LABELS[home]} ${agree(tenure === 'propio' ? 'propio' : 'arrendado', HOME_GENDERS[home])}`

const childrenWords = ({ children, childrenAges }: DossierAnswers) =>
  `${counted(children, 'niño', 'niños')}${childrenAges ? ` (${childrenAges})` : ''}`

function peopleWords(dossier: DossierAnswers): string {
  const adults = counted(dossier.adults, 'adulto', 'adultos')
  return dossier.children === 0 ? `${adults}, sin niños` : `${adults} y ${childrenWords(dossier)}`
}

const otherPetsWords = ({ otherPets }: DossierAnswers) =>
  otherPets.length === 0 ? 'Ninguna' : capitalise(joinAnd(otherPets))

function withPets({ otherPets }: DossierAnswers): string {
  if (otherPets.length === 0) return 'sin otras mascotas'
  return `con ${joinAnd(otherPets.map((pet) => (pet === 'otras' ? 'otras mascotas' : pet)))}`
}

/** A dossier as terms and what is said about them. @param gender of the pet that it is about */
export function dossierFacts(
  dossier: DossierAnswers,
  { reader, gender }: { reader: 'owner' | 'adopter'; gender: Gender },
): [term: string, value: string][] {
  const isOwn = reader === 'adopter'
  return [
    ['Vivienda', homeWords(dossier)],
    [isOwn ? 'Con quién vives' : 'Con quién vive', peopleWords(dossier)],
    ['Otras mascotas', otherPetsWords(dossier)],
    [`Horas que estaría ${agree('solo', gender)} al día`, HOURS_LABELS[dossier.hoursAlone]],
    ['Permiso del arrendador', LANDLORD[dossier.tenure]],
    [
      isOwn ? 'Tu experiencia' : 'Experiencia',
      dossier.experience ?? (isOwn ? 'No la contaste' : 'No la contó'),
    ],
  ]
}

/** The facts that decide, for a row: 'Apartamento propio · 1 niño (8 años) · sola 2 a 4 horas al día'. */
export function decidingFacts(dossier: DossierAnswers, gender: Gender): string {
  const { tenure, children, otherPets, hoursAlone } = dossier
  const facts = [
    homeWords(dossier) + LANDLORD_NOTES[tenure],
    children === 0 ? 'sin niños' : childrenWords(dossier),
    ...(otherPets.length > 0 ? [withPets(dossier)] : []),
    `${agree('solo', gender)} ${hoursAlone} horas al día`,
  ]
  return facts.join(' · ')
}

export function homeSentence(dossier: DossierAnswers, gender: Gender): string {
  const home = homeWords(dossier) + LANDLORD_NOTES[dossier.tenure]
  const hours = /^\d/.test(dossier.hoursAlone) ? `de ${dossier.hoursAlone}` : dossier.hoursAlone
  return [
    home.charAt(0).toLowerCase() + home.slice(1),
    peopleWords(dossier),
    withPets(dossier),
    `${agree('solo', gender)} ${hours} horas al día`,
  ].join(', ')
}

/** When the copy of a request that has ended is erased; null while it is open. */
function erasedAt({ status, updatedAt }: { status: AdoptionStatus; updatedAt: string }): string | null {
  if (OPEN_ADOPTION_STATUSES.some((open) => open === status)) return null
  return new Date(Date.parse(updatedAt) + COPY_DAYS.ended * DAY_MS).toISOString()
}

/** To an owner, in place of what somebody told who took the request back, or whose request staff ended. */
export const TAKEN_BACK = 'La solicitud terminó: ya no se ve lo que te contó.'

/** @param request `isTakenBack`: its owner reads the copy no more */
export function copyRetention(
  request: { status: AdoptionStatus; updatedAt: string; isTakenBack?: boolean },
  { reader, countryId }: { reader: 'owner' | 'adopter'; countryId: string },
): string {
  const day = erasedAt(request)
  const erased = day && `Se borra el ${formatDay(day, countryId)}.`
  if (erased) return request.isTakenBack ? `Quien la recibió ya no la ve. ${erased}` : erased
  if (request.status === 'aceptada') return `Se borra ${COPY_DAYS.ended} días después de la adopción.`
  return reader === 'owner'
    ? `Se borra ${COPY_DAYS.ended} días después si la rechazas.`
    : `Se borra ${COPY_DAYS.ended} días después si no la aceptan.`
}

export function deletionWords(copies: number): string {
  const again = 'Si envías otra solicitud te lo volveremos a preguntar.'
  if (copies === 0) return `Se borran tus respuestas y tu permiso para guardarlas. ${again}`
  const sent =
    copies === 1
      ? 'la copia que enviaste con 1 solicitud'
      : `las copias que enviaste con ${formatCount(copies)} solicitudes`
  return `Se borran tus respuestas y ${sent}: quien ${copies === 1 ? 'la recibió' : 'las recibió'} ya no podrá verlas. Tus solicitudes siguen como están. ${again}`
}

export const dossierTextRefusal = (issue: TextIssue): string =>
  textIssueRefusal(issue, {
    found: 'Aquí parece haber',
    again: 'vuelve a guardar',
    contacts: 'el teléfono y el correo se comparten solos cuando aceptan tu solicitud',
  })

type Pet = Pick<PetDto, 'name' | 'type' | 'goodWith'>

/**
 * What both sides should talk about before anything else: the pet does not get along with somebody who lives in the home.
 * Null when it does, or when nobody knows.
 */
export function companyWarning(pet: Pet, dossier: DossierAnswers, reader: Reader): string | null {
  const lives: Record<Companion, string | null> = {
    children: dossier.children > 0 ? childrenWords(dossier) : null,
    dogs: dossier.otherPets.includes('perros') ? 'perros' : null,
    cats: dossier.otherPets.includes('gatos') ? 'gatos' : null,
  }
  const met = COMPANIONS.filter((companion) => pet.goodWith[companion] === false && lives[companion])
  if (met.length === 0) return null
  const avoided = met
    .map((companion) => `con ${companionLabel(companion, pet.type).toLowerCase()}`)
    .join(' ni ')
  const present = joinAnd(met.flatMap((companion) => lives[companion] ?? []))
  return reader === 'owner'
    ? `Publicaste que ${pet.name} no se lleva bien ${avoided}, y en este hogar hay ${present}. Conversen sobre eso antes de decidir.`
    : `${pet.name} no se lleva bien ${avoided}, y en tu hogar hay ${present}. Cuenta en tu mensaje cómo lo harían: es lo primero que te van a preguntar.`
}
