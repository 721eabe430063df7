export interface CityOption {
  id: number
  label: string
}

/** The cities of a country; duplicate names carry their region. */
export function cityOptions(cities: { id: number; name: string; region: string }[]): CityOption[] {
  const count = new Map<string, number>()
  for (const { name } of cities) count.set(name, (count.get(name) ?? 0) + 1)
  return cities.map(({ id, name, region }) => ({
    id,
    label: (count.get(name) ?? 0) > 1 ? `${name} (${region})` : name,
  }))
}
