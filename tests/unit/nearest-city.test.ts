import { describe, expect, it } from 'vitest'
import { distanceKm } from '@/lib/platform/geo'
import { nearestCity } from '@/lib/platform/integrations/geocoder/geocoder'

const QUITO = { name: 'Quito', lat: -0.2299, lng: -78.525 }
const GUAYAQUIL = { name: 'Guayaquil', lat: -2.1962, lng: -79.8862 }
const FIJI_EAST = { name: 'Taveuni', lat: -16.85, lng: -179.97 }

describe('nearestCity', () => {
  it('chooses the closest city', () => {
    expect(nearestCity([QUITO, GUAYAQUIL], { lat: -0.3, lng: -78.4 })).toBe(QUITO)
    expect(nearestCity([QUITO, GUAYAQUIL], { lat: -2, lng: -79.9 })).toBe(GUAYAQUIL)
  })

  it('finds none farther than 150 km', () => {
    const oneDegreeNorth = 111.2
    expect(nearestCity([QUITO], { lat: QUITO.lat + 149 / oneDegreeNorth, lng: QUITO.lng })).toBe(QUITO)
    expect(nearestCity([QUITO], { lat: QUITO.lat + 151 / oneDegreeNorth, lng: QUITO.lng })).toBeNull()
  })

  it('measures the short way across the date line', () => {
    expect(distanceKm(FIJI_EAST, { lat: -16.85, lng: 179.97 })).toBeLessThan(10)
  })
})
