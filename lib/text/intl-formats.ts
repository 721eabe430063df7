/** Keeps one formatter for each locale and options: making one takes far longer than using it. */
export function memoiseFormat<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}
