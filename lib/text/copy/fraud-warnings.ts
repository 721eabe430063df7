import type { Gender } from '@/lib/text/vocabulary'
import { agree } from './agree'

/**
 * What is said wherever somebody writes or is asked for money. Of the pet alone: a foundation may ask for what vaccines or
 * surgery cost it (`FAQ_GROUPS`), in person and never in advance.
 */
export const NO_PRICE = 'Por una mascota no se paga'

/** Beside what one side writes to the other, also to owners: whoever gets a code takes over the account that it is for. */
export const IF_ASKED = 'si te piden dinero por adelantado, códigos o fotos de tus documentos, no los envíes.'

/** The same in the bar at the foot of a conversation, where a phone has little room. */
export const SEND_NOTHING = 'no envíes dinero, códigos ni fotos de documentos.'

/** To who may have been cheated; how to tell staff follows. */
export const IF_MONEY_ASKED = 'Si te pidió dinero, no lo envíes; si ya lo enviaste,'
/** To whose contacts are out; a full stop, or where to report it, follows. */
export const IF_MORE_ASKED = 'Si te pide dinero, códigos o fotos de tus documentos, no los envíes y repórtalo'
/** To an adopter of whom somebody says that the pet lives with them; where to tell it follows. */
export const ifNotHomeYet = (gender: Gender): string =>
  `Si todavía no vive contigo, o te piden dinero para ${agree('entregarlo', gender)}, no lo envíes y`
export const TELL_BY_MAIL = 'responde a este correo y cuéntanos.'
