import { parseSource, readSources, type Source } from './sources'

const TYPES_ONLY =
  /\b(?:import|export) type [^'"]*from\s*['"][^'"]+['"]|\b(?:import|export) \{(?:\s*type \w+,?)+\s*\} from\s*['"][^'"]+['"]/g

/** A source's text without its imports of types alone, which nothing loads. */
export const withoutTypeImports = (text: string): string => text.replace(TYPES_ONLY, '')

/** The application's sources by their path without ending, without imports of types alone. */
export const APPLICATION: ReadonlyMap<string, Source> = new Map(
  readSources(['app', 'components', 'db', 'lib']).map(({ file, text }) => [
    file.replace(/\.tsx?$/, ''),
    parseSource(file, withoutTypeImports(text)),
  ]),
)

export const isClientModule = ({ text }: Source): boolean => text.startsWith(`'use client'`)

/** Called from a browser, not loaded. */
export const isServerAction = ({ text }: Source): boolean => text.startsWith(`'use server'`)

/** Every source that browsers load: client modules and what they import. */
export function browserCode(): Source[] {
  const found = new Set<Source>()
  const add = (source: Source | undefined) => {
    if (!source || found.has(source) || isServerAction(source)) return
    found.add(source)
    for (const target of source.imports) add(APPLICATION.get(target))
  }
  for (const source of APPLICATION.values()) if (isClientModule(source)) add(source)
  return [...found]
}
