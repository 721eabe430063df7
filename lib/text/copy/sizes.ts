import type { PetType, Size } from '@/lib/text/vocabulary'

/** Pounds: specification, section 9. */
interface SizeBand {
  kg: string
  lb: string
}

const DOG_BANDS: Record<Size, SizeBand> = {
  pequeño: { kg: 'hasta 11 kg', lb: 'hasta 25 lb' },
  mediano: { kg: '12 a 27 kg', lb: '26 a 60 lb' },
  grande: { kg: '28 a 45 kg', lb: '61 a 100 lb' },
  'extra grande': { kg: 'más de 45 kg', lb: '101 lb o más' },
}

const CAT_BANDS: Record<Size, SizeBand> = {
  pequeño: { kg: 'hasta 3 kg', lb: 'hasta 6 lb' },
  mediano: { kg: '3 a 5 kg', lb: '7 a 11 lb' },
  grande: { kg: '5 a 7 kg', lb: '12 a 16 lb' },
  'extra grande': { kg: 'más de 7 kg', lb: '17 lb o más' },
}

/** Other animals are too different for bands. */
const BANDS: Record<PetType, Record<Size, SizeBand> | null> = {
  perro: DOG_BANDS,
  gato: CAT_BANDS,
  otro: null,
}

/** What a size weighs; null for types without bands. */
export const sizeBand = (type: PetType, size: Size): SizeBand | null => BANDS[type]?.[size] ?? null
