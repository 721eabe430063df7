import type { Role } from '@/lib/text/vocabulary'
import { NO_PRICE } from './fraud-warnings'

interface StoryPrompt {
  label: string
  /** Ends with a space, ready for the next word. */
  opening: string
}

export function storyPrompts(name: string, role: Role | undefined): StoryPrompt[] {
  const known = name.trim()
  const where = role === 'fundation' ? 'a la fundación' : 'a mi vida'
  return [
    { label: 'Cómo llegó', opening: `${known || 'Esta mascota'} llegó ${where} cuando ` },
    { label: 'Cómo es un día', opening: `En un día normal, a ${known || 'esta mascota'} le encanta ` },
    { label: 'Su familia ideal', opening: `La familia ideal para ${known || 'esta mascota'} es ` },
  ]
}

export function storyHint(role: Role | undefined): string {
  return role === 'fundation'
    ? 'Cuenta lo que una familia querría saber: su carácter, su rutina, lo que necesita.'
    : `Sin teléfonos, correos, enlaces ni precios: tus datos no se publican. ${NO_PRICE}.`
}
