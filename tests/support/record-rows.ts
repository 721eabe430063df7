import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { adoptionCheckIns, foundations, matches, reviews, savedSearches, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { checkInRecord } from '@/lib/adoption/check-ins/schema'
import { saveDossier } from '@/lib/adoption/dossiers/operations'
import { findDossier } from '@/lib/adoption/dossiers/queries'
import { dossierRecord } from '@/lib/adoption/dossiers/schema'
import { updateFoundationProfile } from '@/lib/foundations/profile-operations'
import { foundationRecord } from '@/lib/foundations/profile-record'
import { findOwnFoundation } from '@/lib/foundations/queries'
import { foundationProfileSchema, slugSchema } from '@/lib/foundations/schema'
import { changeSlug, giveMissingSlugs } from '@/lib/foundations/slug-operations'
import { findCurrentSlug } from '@/lib/foundations/slug-queries'
import { publishReview } from '@/lib/moderation/reviews/operations'
import { reviewRecord } from '@/lib/moderation/reviews/schema'
import { profileRecord, profileSchema } from '@/lib/people/accounts/name-schema'
import { updateProfile } from '@/lib/people/accounts/operations/update-profile'
import { editMatch } from '@/lib/people/matches/operations'
import { matchRecord } from '@/lib/people/matches/record'
import { renameSearch } from '@/lib/search/saved-searches/operations/manage'
import { renameSearchSchema } from '@/lib/search/saved-searches/schema'
import { adoptionOfFrida, anybodyOn, askOn } from './check-ins'
import { makeContext, makePerson } from './context'
import { dossierInput } from './dossiers'
import { MATCH_ANSWERS } from './fixtures'
import { petRow } from './pet-record-row'
import type { RECORD_FORMS, RecordRow } from './record-forms'

/** Rows of the tests of two tabs: each form that changes a stored record, with changes to send. */

const read = async <Found>(rows: Promise<Found[]>): Promise<Found> => {
  const [row] = await rows
  if (!row) throw new Error('Nothing is stored')
  return row
}

const profile: RecordRow = {
  open: async () => {
    const { id, newContext } = await makePerson({ name: 'Ana', lastName: 'Paz', phone: null, address: null })
    const row = () => read(db.select().from(users).where(eq(users.id, id)))
    return {
      save: async (changes, edit) => {
        const { name, lastName, phone, address, countryId, cityId } = await row()
        const shown = { name, lastName, phone: phone ?? '', address: address ?? '', countryId, cityId }
        return updateProfile(newContext(), profileSchema.parse({ ...shown, ...changes }), edit)
      },
      read: async () => profileRecord(await row()),
    }
  },
  first: { phone: '+593 99 111 2222' },
  second: { phone: '+593 99 333 4444' },
  other: { address: 'Calle 9' },
  texts: { field: 'phone', label: 'Teléfono', mine: '+593 99 333 4444', saved: '+593 99 111 2222' },
}

const foundation: RecordRow = {
  open: async () => {
    const { user } = await makeFoundation(db, { name: 'Huellas' })
    await db.update(foundations).set({ mission: null }).where(eq(foundations.userId, user.id))
    const actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true } as const
    return {
      save: (changes, edit) => {
        const input = foundationProfileSchema.parse({ name: 'Huellas', ...changes, ...edit })
        return updateFoundationProfile(makeContext(actor), input)
      },
      read: async () => {
        const own = await findOwnFoundation(db, user.id)
        return own && foundationRecord(own)
      },
    }
  },
  first: { mission: 'Historia escrita en la primera pestaña.' },
  second: { mission: 'Otra historia.' },
  other: { website: 'https://casa.example/', dia0: 'cita' },
  texts: {
    field: 'mission',
    label: 'Historia',
    mine: 'Otra historia.',
    saved: 'Historia escrita en la primera pestaña.',
  },
}

const dossier: RecordRow = {
  open: async () => {
    const { id, newContext } = await makePerson()
    await saveDossier(newContext(), dossierInput())
    return {
      save: (changes, edit) => saveDossier(newContext(), { ...dossierInput(), ...changes, ...edit }),
      read: async () => ({ ...dossierRecord(await findDossier(db, id)) }),
    }
  },
  first: { home: 'casa' },
  second: { home: 'finca' },
  other: { experience: null },
  texts: { field: 'home', label: '¿Dónde vives?', mine: 'Finca o parcela', saved: 'Casa' },
}

const match: RecordRow = {
  open: async () => {
    const { id, newContext } = await makePerson()
    await editMatch(newContext(), MATCH_ANSWERS)
    return {
      save: (changes, edit) => editMatch(newContext(), { ...MATCH_ANSWERS, ...changes }, edit),
      read: async () => ({
        ...matchRecord(await read(db.select().from(matches).where(eq(matches.userId, id)))),
      }),
    }
  },
  first: { size: 'pequeño' },
  second: { size: 'grande' },
  other: { coat: 'largo' },
  texts: { field: 'size', label: 'Tamaño', mine: 'Grande', saved: 'Pequeño' },
}

const review: RecordRow = {
  open: async () => {
    const { id, newContext } = await makePerson()
    const { user } = await makeFoundation(db)
    const first = { foundationId: user.id, points: 4, comment: 'Muy atentos.' }
    await publishReview(newContext(), first)
    return {
      save: (changes, edit) => publishReview(newContext(), { ...first, ...changes }, edit),
      read: async () => ({
        ...reviewRecord(await read(db.select().from(reviews).where(eq(reviews.userId, id)))),
      }),
    }
  },
  first: { comment: 'Nos ayudaron mucho.' },
  second: { comment: 'Tardaron en responder.' },
  other: { points: 2 },
  texts: {
    field: 'comment',
    label: 'Comentario',
    mine: 'Tardaron en responder.',
    saved: 'Nos ayudaron mucho.',
  },
}

let adoptions = 0

const checkIn: RecordRow = {
  open: async () => {
    const { requestId, token } = await adoptionOfFrida()
    await askOn(7)
    const given = { token, answer: 'muy bien', note: null, photo: null } as const
    // At an hour of its own each time: mails are counted by day.
    const ctx = () => anybodyOn(8 + ++adoptions / 1000)
    await answerCheckIn(ctx(), given)
    const row = () =>
      read(db.select().from(adoptionCheckIns).where(eq(adoptionCheckIns.requestId, requestId)))
    return {
      save: (changes, edit) => answerCheckIn(ctx(), { ...given, ...changes, ...edit }),
      read: async () => ({ ...checkInRecord(await row()) }),
    }
  },
  first: { note: 'Duerme a mis pies.' },
  second: { note: 'Come muy bien.' },
  other: { answer: 'adaptándose' },
  texts: { field: 'note', label: 'Tu mensaje', mine: 'Come muy bien.', saved: 'Duerme a mis pies.' },
}

const slug: RecordRow = {
  open: async () => {
    const { user } = await makeFoundation(db, { name: 'Huellas' })
    await giveMissingSlugs(makeContext())
    const actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true } as const
    return {
      save: async (changes, edit) => {
        await changeSlug(makeContext(actor), { ...slugSchema.parse(changes), ...edit })
        return { merged: false }
      },
      read: async () => ({ slug: await findCurrentSlug(db, user.id) }),
    }
  },
  first: { slug: 'patas-de-quito' },
  second: { slug: 'colas-de-quito' },
  texts: {
    field: 'slug',
    label: 'Nombre del enlace',
    mine: 'colas-de-quito',
    saved: 'patas-de-quito',
  },
}

const search: RecordRow = {
  open: async () => {
    const { id: userId, newContext } = await makePerson()
    const values = { userId, name: 'Todas', path: '/searcher/todos', frequency: 'diaria' } as const
    const { id } = await read(db.insert(savedSearches).values(values).returning())
    return {
      save: async (changes, edit) => {
        const { name } = renameSearchSchema.parse({ id: String(id), name: 'Todas', ...changes })
        await renameSearch(newContext(), { id, name }, edit)
        return { merged: false }
      },
      read: async () => {
        const row = await read(db.select().from(savedSearches).where(eq(savedSearches.id, id)))
        return { name: row.name }
      },
    }
  },
  first: { name: 'Perras jóvenes' },
  second: { name: 'Perros' },
  texts: { field: 'name', label: 'Nombre', mine: 'Perros', saved: 'Perras jóvenes' },
}

export const RECORD_ROWS: Record<(typeof RECORD_FORMS)[number], RecordRow> = {
  answerCheckInAction: checkIn,
  changeSlugAction: slug,
  editMatchAction: match,
  publishReviewAction: review,
  renameSearchAction: search,
  saveDossierAction: dossier,
  updateFoundationAction: foundation,
  updatePetAction: petRow,
  updateProfileAction: profile,
}
