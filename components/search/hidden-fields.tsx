export function HiddenFields({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) {
  return pairs.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
