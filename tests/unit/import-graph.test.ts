import { describe, expect, it } from 'vitest'
import { readSources, type Source } from '@/tests/support/sources'

type Graph = ReadonlyMap<string, readonly string[]>

/** Our own files, and which of them each imports. Type imports count: a reader follows them too. */
function importGraph(sources: readonly Source[]): Graph {
  const files = new Map(sources.map(({ file }) => [file.replace(/\.tsx?$/, ''), file]))
  const resolve = (target: string) => files.get(target) ?? files.get(`${target}/index`)
  return new Map(
    sources.map(({ file, imports }) => [file, imports.flatMap((target) => resolve(target) ?? [])]),
  )
}

/** Import circles, each as the path that closes it. */
function findCircles(graph: Graph): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file)
    if (start !== -1) circles.push([...path.slice(start), file].join(' → '))
    if (start !== -1 || done.has(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return circles
}

/** An area's own files and its folders belong together; `server/` has no areas. */
const isWithin = (folder: string, area: string) => area !== 'server' && folder.startsWith(`${area}/`)

/** Folders of areas, and of server, that import each other; files right in `server/` count as one folder. */
function findTwoWayPairs(graph: Graph): string[] {
  const folderOf = (file: string) =>
    /^(lib|components)(\/[^/]+(?=\/)){1,2}|^server(\/[^/]+(?=\/))?/.exec(file)?.[0]
  const edges = new Set<string>()
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (from && to && from !== to && !isWithin(from, to) && !isWithin(to, from)) edges.add(`${from} ${to}`)
    }
  }
  return [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(' ')
    return from < to && edges.has(`${to} ${from}`)
  })
}

describe('the import graph', () => {
  const graph = importGraph(readSources(['app', 'components', 'db', 'lib', 'scripts', 'server']))

  it('has no circles', () => {
    expect(graph.size).toBeGreaterThan(500)
    expect(findCircles(graph)).toEqual([])
  })

  it('has no two folders of lib, components or server that import each other', () => {
    expect(findTwoWayPairs(graph)).toEqual([])
  })

  it('shows a planted circle and a planted two-way pair', () => {
    const planted: Graph = new Map([
      ['lib/a/one.ts', ['lib/b/two.ts']],
      ['lib/b/two.ts', ['lib/b/three.ts']],
      ['lib/b/three.ts', ['lib/a/one.ts']],
    ])
    expect(findCircles(planted)).toEqual(['lib/a/one.ts → lib/b/two.ts → lib/b/three.ts → lib/a/one.ts'])
    expect(findTwoWayPairs(planted)).toEqual(['lib/a lib/b'])
  })

  it('shows a folder of the server program that imports a file above it', () => {
    const planted: Graph = new Map([
      ['server/serve.ts', ['server/guard/reads.ts']],
      ['server/guard/reads.ts', ['server/paths.ts']],
    ])
    expect(findTwoWayPairs(planted)).toEqual(['server server/guard'])
  })
})
