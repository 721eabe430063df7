import { z } from 'zod'
import { foundationName } from '@/lib/people/accounts/name-schema'
import { type RecordEdit, recordEditFields } from '@/lib/platform/forms/record'
import { briefLine, isBrief, optionalLine, optionalText } from '@/lib/text/schema'
import type { DayHours } from '@/lib/text/vocabulary'
import { DAYS } from './hours'
import {
  MAX_URL,
  type Network,
  networkLabel,
  networkUrl,
  parseHandle,
  parseHttpsUrl,
  urlWords,
} from './links'
import { isReserved, isSlug, MAX_SLUG, MIN_SLUG } from './slug'

export const MAX_STORY = 2000

/** A text that `read` parses; refused with `error` when it cannot. */
const read = (parse: (typed: string) => string | null, error: string) =>
  z
    .string({ error })
    .default('')
    .transform((typed, context) => {
      const line = briefLine(typed)
      if (line === '') return null
      const found = isBrief(line) ? parse(line) : null
      if (found !== null) return found
      context.addIssue(error)
      return z.NEVER
    })

const url = read(
  parseHttpsUrl,
  `Escribe una dirección que empiece con https://, de hasta ${MAX_URL} caracteres`,
)

const handle = (network: Network) =>
  read(
    (typed) => parseHandle(network, typed),
    `Escribe tu usuario de ${networkLabel(network)} o la dirección de tu perfil, como ${urlWords(networkUrl(network, 'tu.usuario'))}. La de una publicación o de “Compartir” no sirve`,
  )

const fields = z.object({
  name: foundationName.refine((name) => name !== '', 'Escribe el nombre de la fundación'),
  mission: optionalText(MAX_STORY),
  address: optionalLine(120),
  state: optionalLine(60),
  postcode: optionalLine(12),
  website: url,
  instagram: handle('instagram'),
  facebook: handle('facebook'),
  tiktok: handle('tiktok'),
  adoptionPolicy: optionalText(MAX_STORY),
  adoptionUrl: url,
  ...recordEditFields,
})

export const DAY_CHOICES = [
  { value: '', label: 'Sin indicar' },
  { value: 'abierto', label: 'Abierto' },
  { value: 'cita', label: 'Con cita' },
  { value: 'cerrado', label: 'Cerrado' },
] as const

export const dayFields = (day: number) =>
  ({ choice: `dia${day}`, from: `desde${day}`, to: `hasta${day}` }) as const

/** Tuesday to Friday. */
export const OTHER_WORKDAYS = [1, 2, 3, 4] as const

export type DayField = ReturnType<typeof dayFields>[keyof ReturnType<typeof dayFields>]

const typed = z.string().default('').transform(briefLine)
const dayShape: Record<DayField, typeof typed> = Object.fromEntries(
  DAYS.flatMap((_, day) => Object.values(dayFields(day)).map((name) => [name, typed])),
)

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const hoursOfDays = z.object(dayShape).transform((values: Record<DayField, string>, context) => {
  const hours = DAYS.map((_, day): DayHours => {
    const names = dayFields(day)
    const [choice = '', from = '', to = ''] = [values[names.choice], values[names.from], values[names.to]]
    if (choice === 'cita' || choice === 'cerrado') return choice
    if (choice !== 'abierto') return null
    const complain = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (!TIME.test(from) || !TIME.test(to)) complain(names.from, 'Escribe desde y hasta qué hora atienden')
    else if (from >= to) complain(names.to, 'La hora de cierre va después de la de apertura')
    return { from, to }
  })
  return { hours: hours.some((one) => one !== null) ? hours : null }
})

/** An intersection, so that wrong hours are told together with every other wrong field. */
export const foundationProfileSchema = z.intersection(fields, hoursOfDays).transform((input) => {
  const { hours, name, mission, address, state, postcode, website, adoptionPolicy, adoptionUrl } = input
  const { instagram, facebook, tiktok, madeFrom, taken } = input
  return {
    edit: { madeFrom, taken },
    name,
    address,
    profile: {
      mission,
      state,
      postcode,
      website,
      instagram,
      facebook,
      tiktok,
      adoptionPolicy,
      adoptionUrl,
      hours,
    },
  }
})

export type FoundationProfileInput = z.output<typeof foundationProfileSchema>

export const slugSchema = z.object({
  slug: z
    .string({ error: 'Escribe el nombre del enlace' })
    .transform((typed) => briefLine(typed).toLowerCase())
    .refine(isSlug, `Usa de ${MIN_SLUG} a ${MAX_SLUG} letras sin tilde, números y guiones`)
    .refine((slug) => !isReserved(slug), 'Ese nombre está reservado: elige otro'),
  ...recordEditFields,
})

/** Without the version of a form, it is taken. */
export type SlugInput = Pick<z.output<typeof slugSchema>, 'slug'> & Partial<RecordEdit>
