import { config } from 'zod'
import { es } from 'zod/locales'

/**
 * Makes schemas speak Spanish where they bring no sentence of their own. Imported for this effect by whatever parses:
 * the doors of the server and, in the browser, forms; pages that parse nothing stay without it.
 */
config(es())
