import sharp from 'sharp'
import type { expensePhotos, expenses, storedPhotos } from '@/db/schema'
import { randomFrom } from '@/db/seed/random'
import { putPhotoFiles } from '@/lib/photos/photo-files'
import { processPhoto } from '@/lib/photos/process-photo'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import { DEMO_EMAILS } from './accounts'
import { createCalendar } from './calendar'
import type { World } from './world'

interface Told {
  title: string
  story: string
  daysAgo: number
  part: number
  invoices: number
}

const TOLD: readonly Told[] = [
  {
    title: 'Radiografía de un perro mayor',
    story: 'Cojeaba desde que llegó. Ya sabemos qué tiene y camina sin dolor con su tratamiento.',
    daysAgo: 6,
    part: 0.3,
    invoices: 2,
  },
  {
    title: 'Alimento de dieta renal',
    story: 'Para los dos gatos mayores, que no pueden comer otro.',
    daysAgo: 34,
    part: 0.25,
    invoices: 1,
  },
  {
    title: 'Vacunas y desparasitación',
    story: 'Los cachorros que llegaron en la temporada de lluvias.',
    daysAgo: 61,
    part: 0.15,
    invoices: 1,
  },
  {
    title: 'Mantas para el patio de los gatos',
    story: 'Las cosimos entre todos en un fin de semana.',
    daysAgo: 83,
    part: 0.1,
    invoices: 0,
  },
]
/** What the other foundations tell of their donations. */
const OTHER: readonly Told[] = TOLD.slice(1, 2).map((told) => ({ ...told, part: 0.4, invoices: 0 }))

/** @returns rows for `expenses`, `expense_photos` and `stored_photos`. */
export async function makeExpenses(world: World, files: FileStore, now: Date) {
  const invoices = await Promise.all([0, 1, 2].map((kind) => storeInvoice(kind, files)))
  const calendar = createCalendar(now)
  const random = randomFrom('expenses')
  const demo = world.users.find(({ email }) => email === DEMO_EMAILS.foundation)?.id
  const others = world.slugs.map(({ foundationId }) => foundationId).filter((id) => id !== demo)
  const rows: (typeof expenses.$inferInsert & { id: number })[] = []
  const photos: (typeof expensePhotos.$inferInsert)[] = []
  for (const foundationId of [demo, ...others.slice(0, 2)]) {
    const gifts = world.donations.filter((gift) => gift.foundationId === foundationId && gift.paidMinor)
    const [first] = gifts
    if (!first || foundationId === undefined) continue
    const given = gifts.reduce(
      (sum, { paidMinor = 0, refundedMinor = 0 }) => sum + paidMinor - refundedMinor,
      0,
    )
    for (const told of foundationId === demo ? TOLD : OTHER) {
      const id = rows.length + 1
      const createdAt = calendar(told.daysAgo, random)
      rows.push({
        id,
        foundationId,
        title: told.title,
        story: told.story,
        amountMinor: twoDigits(given * told.part),
        currency: first.currency,
        spentOn: createdAt.toISOString().slice(0, 10),
        createdAt,
      })
      for (const [position, { hash }] of invoices.slice(0, told.invoices).entries())
        photos.push({ expenseId: id, position, hash })
    }
  }
  return { expenses: rows, photos, stored: invoices }
}

/** 12 345 becomes 12 000. */
function twoDigits(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / step) * step
}

const PAGE = { width: 600, height: 760 }
const INK = '#17261f'
const bar = (left: number, top: number, width: number, height: number, background: string) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
})

async function storeInvoice(kind: number, files: FileStore): Promise<typeof storedPhotos.$inferInsert> {
  const lines = Array.from({ length: 5 + kind }, (_, at) =>
    bar(60, 300 + at * 46, 300 + ((at * 97 + kind * 53) % 180), 16, '#c7d0c8'),
  )
  const png = await sharp({ create: { ...PAGE, channels: 3, background: '#ffffff' } })
    .composite([
      bar(60, 60, 210, 36, '#4b5b53'),
      bar(60, 130, 330, 44, '#000000'),
      bar(60, 196, 240 + kind * 40, 44, '#000000'),
      ...lines,
      bar(360, 660, 180, 46, '#0f6b57'),
      bar(60, 674, 90, 18, INK),
    ])
    .png()
    .toBuffer()
  const photo = await processPhoto(png)
  await putPhotoFiles(files, photo)
  const { hash, width, height, blur, perceptualHash } = photo
  return { hash, width, height, blur, perceptualHash }
}
