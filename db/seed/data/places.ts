import type { CountryId } from '@/lib/text/vocabulary'

/** Number of adoptable pets in well-known cities; the other big ones have three each. */
export const FEATURED_CITIES: Record<CountryId, Record<string, number>> = {
  ARG: { 'Buenos Aires': 18, Córdoba: 14, Rosario: 14, Mendoza: 6, 'La Plata': 5, 'Mar del Plata': 5 },
  CHL: { Santiago: 18, Valparaíso: 13, Valdivia: 10, 'Viña del Mar': 5, Concepción: 5 },
  COL: { Bogotá: 18, Medellín: 16, Barranquilla: 11, Cali: 8, Cartagena: 5, Bucaramanga: 5 },
  ECU: { Quito: 20, Guayaquil: 15, Cuenca: 12, Loja: 4, Ambato: 4 },
  PER: { Lima: 18, Cusco: 13, Arequipa: 8, Trujillo: 5, Piura: 4 },
}
