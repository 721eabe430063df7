import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { ImportFrame } from '@/components/pets/imports/import-frame'
import { ImportProgress, ImportResult } from '@/components/pets/imports/import-result'
import { ImportReview } from '@/components/pets/imports/import-review'
import { findImport, listImportRows } from '@/lib/pets/imports/queries'
import { listPreviews, listQuestions } from '@/lib/pets/imports/review-queries'
import { parseId } from '@/lib/text/params'
import { IMPORT_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Importar mascotas' }

const FIRST_ROWS = 6
const MOST_ROWS = 1000

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<{ todas?: string | string[] }>
}

export default async function ImportPage({ params, searchParams }: Props) {
  const { db, account } = await loadImporter(IMPORT_PETS)
  const id = parseId((await params).id)
  const file = id === null ? null : await findImport(db, account.id, id)
  if (!file) notFound()
  const rowsOf = (selection: Parameters<typeof listImportRows>[2], most = MOST_ROWS) =>
    listImportRows(db, file.id, selection, most)
  if (file.status === 'checked') {
    const most = (await searchParams).todas === undefined ? FIRST_ROWS : MOST_ROWS
    const [faulty, kept, questions, previews] = await Promise.all([
      rowsOf('faulty', most),
      rowsOf('kept'),
      listQuestions(db, file.id),
      listPreviews(db, file.id),
    ])
    return (
      <ImportFrame step="Revisión">
        <ImportReview file={file} questions={questions} previews={previews} faulty={faulty} kept={kept} />
      </ImportFrame>
    )
  }
  if (file.status === 'running')
    return (
      <ImportFrame step="Listo">
        <ImportProgress file={file} />
      </ImportFrame>
    )
  const [failed, photos] = await Promise.all([rowsOf('failed'), rowsOf('photos')])
  return (
    <ImportFrame step="Listo">
      <ImportResult file={file} failed={failed} photos={photos} />
    </ImportFrame>
  )
}
