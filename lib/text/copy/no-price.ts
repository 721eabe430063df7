/**
 * What is said wherever somebody writes or is asked for money. Of the pet alone: a foundation may ask for what vaccines or
 * surgery cost it (`FAQ_GROUPS`), in person and never in advance.
 */
export const NO_PRICE = 'Por una mascota no se paga'
