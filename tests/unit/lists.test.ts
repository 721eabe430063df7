import { expect, it } from 'vitest'
import { joinAnd } from '@/lib/text/copy/join-words'

it.each([
  [['Luna'], 'Luna'],
  [['Luna', 'Sol', 'Nube'], 'Luna, Sol y Nube'],
  [['Luna', 'Inca'], 'Luna e Inca'],
  [['Sol', 'Luna', 'Ícaro'], 'Sol, Luna e Ícaro'],
  [['«Perros»', '«Inactivos»'], '«Perros» e «Inactivos»'],
  [['padre', 'hijo'], 'padre e hijo'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['Luna', 'Ysabel'], 'Luna e Ysabel'],
  [['Luna', 'Ian'], 'Luna e Ian'],
  [['Luna', '¡Inti!'], 'Luna e ¡Inti!'],
  [[], ''],
  [['Uva y miel', 'Yuyo'], 'Uva y miel y Yuyo'],
])('words are joined as in Spanish: %o', (words, joined) => {
  expect(joinAnd(words)).toBe(joined)
})
