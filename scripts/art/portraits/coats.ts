/** The white of chests, paws and blazes. */
export const WHITE = '#F7F0E5'

type Pattern =
  | 'bicolour'
  | 'blacktan'
  | 'brindle'
  | 'mask'
  | 'merle'
  | 'point'
  | 'saddle'
  | 'solid'
  | 'spotted'
  | 'tabby'
  | 'tortie'
  | 'tricolour'
  | 'tuxedo'

export interface Coat {
  pattern: Pattern
  base: string
  /** Stripes, spots, patches or mask; the base colour on a solid coat. */
  second: string
  third: string
  whiteChest: boolean
}

const solid = (base: string): Coat => ({
  pattern: 'solid',
  base,
  second: base,
  third: base,
  whiteChest: false,
})

const patterned = (pattern: Pattern, base: string, second: string, third = second): Coat => ({
  ...solid(base),
  pattern,
  second,
  third,
})

/** By catalogue colour. */
export const DOG_COATS: Readonly<Record<string, Coat>> = {
  Arena: solid('#D9BE93'),
  Atigrado: patterned('brindle', '#8B5F3C', '#3A2A20'),
  'Azul merle': patterned('merle', '#98A1AA', '#4A4F57', WHITE),
  Blanco: solid('#F3EADC'),
  'Blanco y café': patterned('bicolour', '#8A5735', WHITE),
  'Blanco y canela': patterned('bicolour', '#C98A52', WHITE),
  'Blanco y negro': patterned('bicolour', '#35302F', WHITE),
  'Café (chocolate)': solid('#6A4630'),
  Canela: solid('#BD7A45'),
  Crema: solid('#EBD7B2'),
  Dorado: solid('#DCA45E'),
  Gris: solid('#8E8C8C'),
  'Gris azulado': solid('#77828D'),
  Isabela: solid('#B99E85'),
  Leonado: patterned('mask', '#D09A5E', '#3B2F2B'),
  Moteado: patterned('spotted', '#F3EADC', '#3A3331'),
  Negro: solid('#35302F'),
  'Negro y fuego': patterned('blacktan', '#332D2C', '#BE7A45'),
  Plateado: solid('#B4B6B9'),
  Rojo: solid('#A85B31'),
  'Rojo merle': patterned('merle', '#C49A78', '#8A5535', WHITE),
  'Sal y pimienta': patterned('saddle', '#5C5A5A', '#C9A173'),
  Tricolor: patterned('tricolour', '#35302F', '#BF7740', WHITE),
}

export const CAT_COATS: Readonly<Record<string, Coat>> = {
  'Atigrado café': patterned('tabby', '#A98661', '#5A4029'),
  'Atigrado gris': patterned('tabby', '#A9A49C', '#5E5953'),
  'Atigrado naranja': patterned('tabby', '#E3A05A', '#C26F2C'),
  'Atigrado y blanco': { ...patterned('tabby', '#A98661', '#5A4029'), whiteChest: true },
  'Azul (gris azulado)': solid('#88909A'),
  Blanco: solid('#F5EEE3'),
  'Blanco y gris': patterned('bicolour', WHITE, '#88909A'),
  'Blanco y naranja': patterned('bicolour', WHITE, '#E3A05A'),
  'Blanco y negro (esmoquin)': patterned('tuxedo', '#322D31', WHITE),
  'Calicó (tricolor)': patterned('tricolour', WHITE, '#E3A05A', '#3A3331'),
  Canela: solid('#C08A5C'),
  Carey: patterned('tortie', '#40332E', '#C98045'),
  'Carey diluido': patterned('tortie', '#858A92', '#DDBE98'),
  Chocolate: solid('#6B4A38'),
  Crema: solid('#EFD9B4'),
  Gris: solid('#88909A'),
  Humo: solid('#5E5E64'),
  Lila: solid('#BDAEAB'),
  Moteado: patterned('spotted', '#CFA873', '#6B4A2E'),
  Naranja: solid('#DE9148'),
  Negro: solid('#322D31'),
  Plateado: patterned('tabby', '#C6C8CA', '#7B7E83'),
  'Punto azul': patterned('point', '#E9E3DA', '#85878C'),
  'Punto chocolate': patterned('point', '#EFE4D2', '#7A5846'),
  'Punto foca': patterned('point', '#EADBC3', '#54403A'),
  'Punto rojo': patterned('point', '#F3E7D5', '#D2874D'),
}

const UNKNOWN_DOG = solid('#BD7A45')
const UNKNOWN_CAT = patterned('tabby', '#A9A49C', '#5E5953')

/** Unknown colours get the commonest coat. */
export function coatOf(species: 'cat' | 'dog', colorName: string): Coat {
  if (species === 'dog') return DOG_COATS[colorName] ?? UNKNOWN_DOG
  return CAT_COATS[colorName] ?? UNKNOWN_CAT
}
