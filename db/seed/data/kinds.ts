import type { Coat, Size } from '@/lib/text/vocabulary'

/** Repeated values are likelier. */
export type Kind = readonly [
  breed: string,
  weight: number,
  sizes: readonly Size[],
  coats: readonly Coat[],
  colors: readonly string[],
]

const [P, M, G, X] = ['pequeño', 'mediano', 'grande', 'extra grande'] as const
const SHORT = ['corto'] as const

export const DOG_KINDS: readonly Kind[] = [
  [
    'Mestizo (criollo)',
    150,
    [P, P, P, M, M, M, M, M, G, G],
    ['corto', 'corto', 'corto', 'corto', 'mediano', 'mediano', 'largo', 'ondulado'],
    [
      'Negro', 'Canela', 'Canela', 'Blanco y negro', 'Blanco y café', 'Café (chocolate)', 'Arena', 'Atigrado',
      'Negro y fuego', 'Crema', 'Dorado', 'Tricolor', 'Leonado', 'Gris', 'Moteado', 'Sal y pimienta', 'Blanco',
    ],
  ],
  ['Labrador retriever', 9, [G], SHORT, ['Negro', 'Crema', 'Café (chocolate)', 'Dorado']],
  ['Golden retriever', 6, [G], ['largo', 'ondulado'], ['Dorado', 'Crema']],
  ['Caniche (poodle)', 7, [P, M], ['rizado'], ['Blanco', 'Negro', 'Café (chocolate)', 'Crema', 'Gris']],
  ['Caniche toy', 3, [P], ['rizado'], ['Blanco', 'Crema', 'Negro', 'Rojo']],
  ['Chihuahua', 7, [P], ['corto', 'corto', 'largo'], ['Canela', 'Crema', 'Negro y fuego', 'Blanco y canela']],
  ['Pastor alemán', 6, [G], ['mediano', 'corto'], ['Negro y fuego']],
  ['Schnauzer miniatura', 6, [P], ['mediano'], ['Sal y pimienta', 'Negro', 'Plateado']],
  ['Shih tzu', 6, [P], ['largo'], ['Blanco y café', 'Blanco y negro', 'Blanco y canela']],
  ['Beagle', 6, [M, P], SHORT, ['Tricolor', 'Blanco y canela']],
  ['Cocker spaniel inglés', 4, [M], ['ondulado'], ['Dorado', 'Negro', 'Canela', 'Blanco y negro']],
  ['Husky siberiano', 5, [G], ['mediano'], ['Blanco y negro', 'Gris', 'Rojo']],
  ['Border collie', 4, [M], ['mediano', 'largo'], ['Blanco y negro', 'Tricolor', 'Azul merle']],
  ['Pug (carlino)', 4, [P], SHORT, ['Leonado', 'Negro']],
  ['Bulldog francés', 4, [P], SHORT, ['Atigrado', 'Leonado', 'Crema', 'Gris azulado']],
  ['American pit bull terrier', 5, [M, G], SHORT, ['Gris azulado', 'Atigrado', 'Blanco y café', 'Canela']],
  ['American bully', 2, [M, G], SHORT, ['Gris azulado', 'Atigrado', 'Canela']],
  ['Bóxer', 3, [G], SHORT, ['Leonado', 'Atigrado']],
  ['Rottweiler', 3, [G, X], SHORT, ['Negro y fuego']],
  ['Dobermann', 2, [G], SHORT, ['Negro y fuego', 'Café (chocolate)']],
  ['Dachshund (salchicha)', 5, [P], SHORT, ['Canela', 'Negro y fuego', 'Rojo']],
  ['Yorkshire terrier', 4, [P], ['largo'], ['Negro y fuego']],
  ['Jack russell terrier', 3, [P], SHORT, ['Blanco y café', 'Blanco y canela', 'Tricolor']],
  ['Pinscher miniatura', 3, [P], SHORT, ['Negro y fuego', 'Canela', 'Rojo']],
  ['Bichón maltés', 3, [P], ['largo'], ['Blanco']],
  ['Pomerania (spitz enano)', 2, [P], ['largo'], ['Dorado', 'Crema', 'Negro', 'Rojo']],
  ['West highland white terrier', 2, [P], ['mediano'], ['Blanco']],
  ['Pekinés', 2, [P], ['largo'], ['Leonado', 'Crema']],
  ['Dálmata', 2, [G], SHORT, ['Moteado']],
  ['Gran danés', 4, [X], SHORT, ['Negro', 'Gris azulado', 'Leonado', 'Atigrado']],
  ['San Bernardo', 4, [X], ['largo', 'mediano'], ['Blanco y canela', 'Blanco y café']],
  ['Galgo español', 2, [G], SHORT, ['Atigrado', 'Negro', 'Arena', 'Gris']],
  ['Shar pei', 2, [M], SHORT, ['Arena', 'Canela', 'Crema']],
  ['Chow chow', 2, [M], ['largo'], ['Rojo', 'Crema', 'Negro']],
  ['Akita americano', 1, [G, X], ['mediano'], ['Blanco y canela', 'Atigrado']],
  ['Samoyedo', 1, [G], ['largo'], ['Blanco', 'Crema']],
  ['Welsh corgi pembroke', 1, [P, M], ['mediano'], ['Blanco y canela', 'Tricolor']],
  ['Pastor australiano', 2, [M, G], ['mediano', 'largo'], ['Azul merle', 'Rojo merle', 'Tricolor']],
  ['Basset hound', 2, [M], SHORT, ['Tricolor', 'Blanco y canela']],
  ['Braco de Weimar', 1, [G], SHORT, ['Gris', 'Plateado']],
]

export const LOCAL_DOG_KINDS: Record<string, readonly Kind[]> = {
  ARG: [
    ['Dogo argentino', 9, [G, X], SHORT, ['Blanco']],
    ['Pila argentino', 3, [P, M], ['sin pelo'], ['Gris', 'Negro', 'Café (chocolate)']],
    ['Galgo inglés (greyhound)', 5, [G], SHORT, ['Atigrado', 'Negro', 'Arena']],
  ],
  CHL: [
    ['Terrier chileno', 24, [P], SHORT, ['Tricolor']],
    ['Ovejero magallánico', 4, [M], ['largo', 'mediano'], ['Blanco y negro', 'Blanco y café']],
  ],
  COL: [['Fino colombiano', 6, [M], SHORT, ['Tricolor', 'Blanco y negro', 'Negro y fuego']]],
  ECU: [],
  PER: [['Perro sin pelo del Perú (viringo)', 22, [P, M, M], ['sin pelo'], ['Gris', 'Negro', 'Café (chocolate)']]],
}

export const CAT_KINDS: readonly Kind[] = [
  [
    'Mestizo (criollo)',
    130,
    [P, P, M, M, M],
    ['corto', 'corto', 'corto', 'corto', 'mediano', 'largo'],
    [
      'Atigrado café', 'Atigrado gris', 'Atigrado gris', 'Atigrado naranja', 'Atigrado naranja', 'Atigrado y blanco',
      'Negro', 'Negro', 'Blanco', 'Blanco y gris', 'Blanco y naranja', 'Blanco y negro (esmoquin)', 'Crema',
      'Calicó (tricolor)', 'Carey', 'Carey diluido', 'Gris', 'Moteado', 'Naranja', 'Humo',
    ],
  ],
  [
    'Común europeo', 14, [P, M, M], SHORT,
    ['Atigrado café', 'Atigrado gris', 'Atigrado y blanco', 'Negro', 'Blanco y negro (esmoquin)', 'Plateado'],
  ],
  [
    'Doméstico de pelo corto', 12, [P, M], SHORT,
    ['Atigrado gris', 'Negro', 'Atigrado naranja', 'Blanco y gris', 'Carey', 'Gris'],
  ],
  [
    'Doméstico de pelo largo', 8, [M], ['largo'],
    ['Atigrado café', 'Naranja', 'Blanco y gris', 'Calicó (tricolor)', 'Humo'],
  ],
  ['Siamés', 12, [P, M], SHORT, ['Punto foca', 'Punto chocolate', 'Punto azul', 'Punto rojo']],
  ['Persa', 7, [M], ['largo'], ['Blanco', 'Crema', 'Gris', 'Humo']],
  ['Angora turco', 5, [M], ['largo', 'mediano'], ['Blanco', 'Crema']],
  ['Azul ruso', 3, [M], SHORT, ['Azul (gris azulado)']],
  ['Británico de pelo corto', 3, [M], SHORT, ['Azul (gris azulado)', 'Crema', 'Lila']],
  ['Himalayo', 2, [M], ['largo'], ['Punto foca', 'Punto azul']],
  ['Maine coon', 2, [G], ['largo'], ['Atigrado café', 'Atigrado gris']],
  ['Bengalí', 2, [M], SHORT, ['Moteado']],
  ['Ragdoll', 2, [G, M], ['largo', 'mediano'], ['Punto foca', 'Punto azul']],
  ['Sphynx (esfinge)', 1, [M], ['sin pelo'], ['Crema', 'Gris', 'Negro']],
  ['Bombay', 2, [M], SHORT, ['Negro']],
  ['Bosque de Noruega', 1, [G], ['largo'], ['Atigrado café', 'Atigrado y blanco']],
  ['Scottish fold', 1, [M], SHORT, ['Gris', 'Plateado']],
]

/** Birds and tortoises count as 'sin pelo'. */
export const OTHER_KINDS: readonly Kind[] = [
  [
    'Conejo', 10, [P], ['corto', 'corto', 'corto', 'mediano', 'largo'],
    ['Blanco', 'Gris', 'Negro', 'Café', 'Blanco y negro', 'Blanco y café', 'Canela', 'Crema'],
  ],
  ['Cobayo (cuy)', 6, [P], ['corto', 'corto', 'largo', 'rizado'], ['Tricolor', 'Blanco y café', 'Canela', 'Blanco']],
  ['Hámster', 3, [P], ['corto'], ['Canela', 'Crema', 'Gris']],
  ['Canario', 3, [P], ['sin pelo'], ['Amarillo', 'Blanco']],
  ['Perico', 5, [P], ['sin pelo'], ['Verde', 'Azul', 'Amarillo']],
  ['Tortuga', 5, [P], ['sin pelo'], ['Verde oliva', 'Café']],
]
