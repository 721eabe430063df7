import { expect, it } from 'vitest'
import { petCount } from '@/lib/search/copy'
import { daysAgoText } from '@/lib/text/dates'
import { formatMoney } from '@/lib/text/money'
import { counted, formatBytes, formatCount, formatRating } from '@/lib/text/numbers'
import { tooLong } from '@/lib/text/schema'

it('ratings carry one decimal, and all the same mark', () => {
  expect(formatRating(4.6)).toBe('4,6')
  expect(formatRating(5)).toBe('5,0')
})

it('one is singular, everything else plural', () => {
  expect(counted(1, 'comentario', 'comentarios')).toBe('1 comentario')
  expect(counted(0, 'comentario', 'comentarios')).toBe('0 comentarios')
})

it('counts are written alike for all countries, whose points and commas mean opposite things', () => {
  const written = ['999', '1000', '12\u00a0345', '1\u00a0234\u00a0567']
  expect([999, 1000, 12_345, 1_234_567].map(formatCount)).toEqual(written)
  expect(counted(1280, 'mascota', 'mascotas')).toBe('1280 mascotas')
  expect(tooLong(1000)).toBe('Escribe 1000 caracteres o menos')
  expect(petCount(5128)).toBe('5128 mascotas')
  const long = daysAgoText('2023-01-01T12:00:00Z', 'ECU', new Date('2026-11-30T12:00:00Z'))
  expect(long).toBe('hace 1429 días')
})

it('money carries its sign and its currency, and cents only where there are any', () => {
  expect(formatMoney(2_000_000, 'COP')).toBe('$20.000 COP')
  expect(formatMoney(15_000, 'CLP')).toBe('$15.000 CLP')
  expect(formatMoney(1_050, 'USD')).toBe('$10,50 USD')
  expect(formatMoney(2_000, 'PEN')).toBe('S/ 20 PEN')
  expect(formatMoney(500_000, 'ARS')).toBe('$5.000 ARS')
  expect(formatMoney(-21_850, 'USD')).toBe('-$218,50 USD')
})

it('the size of a file is round', () => {
  expect(formatBytes(935)).toBe('1 KB')
  expect(formatBytes(84_400)).toBe('84 KB')
  expect(formatBytes(1_300_000)).toMatch(/^1[.,]3 MB$/)
})
