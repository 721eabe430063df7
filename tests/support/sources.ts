import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@/scripts/support/fingerprint'
import { PROJECT_ROOT } from '@/scripts/support/settings'

/** A source file as the architecture rules see it. */
export type Source = {
  /** Path from the project's root, with slashes. */
  file: string
  text: string
  lines: number
  /** The text without its comments. */
  code: string
  /** What it imports: `lib/platform/env` for files of ours (no ending), the package's name as written for others. */
  imports: string[]
}

const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g

/** Reads every TypeScript source below these folders. */
export function readSources(folders: string[]): Source[] {
  return folders
    .flatMap((folder) => listFiles(folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.next'))
    .map((file) => parseSource(file, readFileSync(path.join(PROJECT_ROOT, file), 'utf8')))
}

export function parseSource(file: string, text: string): Source {
  const code = text.replace(STRING_OR_COMMENT, (match) => (match.startsWith('/') ? '' : match))
  const imports = [...code.matchAll(IMPORT)].map(([, target = '']) => resolveTarget(file, target))
  return { file, text, lines: text.split('\n').length - 1, code, imports }
}

function resolveTarget(file: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2)
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
}
