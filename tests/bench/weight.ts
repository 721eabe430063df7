import { gzipSync } from 'node:zlib'

interface WeightRow {
  page: string
  /** First-load JavaScript, gzipped, in KB of 1,024 bytes. */
  javascript: number
  /** More than the empty application, in KB. */
  overEmpty: number
  /** The page's HTML, gzipped, in KB. */
  html: number
}

/**
 * Weighs the JavaScript that a page's HTML names (scripts for old browsers apart), each file gzipped on its own.
 *
 * @param emptyApp address of an application that holds one empty page, built with the same version of Next
 */
export async function measureWeight(
  base: string,
  emptyApp: string,
  pages: Record<string, string>,
): Promise<WeightRow[]> {
  const empty = await weigh(`${emptyApp}/`)
  const rows: WeightRow[] = [{ page: 'aplicación vacía (control)', ...inKb(empty), overEmpty: 0 }]
  for (const [page, path] of Object.entries(pages)) {
    const weight = await weigh(base + path)
    rows.push({ page, ...inKb(weight), overEmpty: kb(weight.javascript - empty.javascript) })
  }
  return rows
}

const kb = (bytes: number) => Math.round((bytes / 1024) * 10) / 10
const inKb = (weight: { javascript: number; html: number }) => ({
  javascript: kb(weight.javascript),
  html: kb(weight.html),
})

/** In bytes, gzipped: the scripts that a page names, and its HTML. */
export async function weigh(url: string): Promise<{ javascript: number; html: number }> {
  const answer = await fetch(url)
  const html = await answer.text()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${html.slice(0, 200)}`)
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  const sources = scripts
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /(?:\bsrc|\bdata-scripts)="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? [])
  if (sources.length === 0) throw new Error(`${url} names no scripts`)
  let javascript = 0
  for (const source of new Set(sources)) {
    const file = await fetch(new URL(source, url))
    javascript += gzipSync(Buffer.from(await file.arrayBuffer())).byteLength
  }
  return { javascript, html: gzipSync(html).byteLength }
}
