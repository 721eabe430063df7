import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { xmlResponse } from '@/lib/platform/http/xml'
import { getPetFiles } from '@/lib/search/sitemap/cache'
import { readPetFile } from '@/lib/search/sitemap/queries'
import { type SitemapEntry, writeUrls } from '@/lib/search/sitemap/xml'
import { petPath } from '@/lib/text/routes'

const FILE = /^pets-(\d{1,6})\.xml$/

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const number = Number(FILE.exec((await params).file)?.[1])
  const known = (await getPetFiles()).some((file) => file.number === number)
  if (!known) return new Response(null, { status: 404 })
  return xmlResponse(writeUrls(petEntries(number), absoluteUrl))
}

async function* petEntries(number: number): AsyncGenerator<SitemapEntry[], void> {
  const { db } = createContext(ANONYMOUS)
  for await (const pets of readPetFile(db, number))
    yield pets.map(({ id, changedAt, photo }) => ({ path: petPath(id), changedAt, image: photo }))
}
