import { agree } from '@/lib/text/copy/agree'
import type { Gender, PetType } from '@/lib/text/vocabulary'

/** One worry of the first nights, with what helps and the care article that says more. */
interface NightHelp {
  worry: string
  advice: string
  /** Slug of an article in `lib/text/care/articles.ts`; null where none suits the animal. */
  article: string | null
}

const VET = 'Si pasa un día entero sin comer, llama a tu veterinario.'

/** @param its agrees a word that ends in -o with the animal */
const help = (its: (word: string) => string): Record<PetType, readonly NightHelp[]> => ({
  perro: [
    {
      worry: 'Se esconde o no quiere comer',
      advice: `Es normal los primeros días. Deja su cama y su agua en un rincón tranquilo, siéntate cerca sin ${its('mirarlo')} fijo y espera a que venga. ${VET}`,
      article: 'primera-semana-en-casa',
    },
    {
      worry: 'Llora de noche',
      advice: `Pon su cama donde te oiga o te huela, aunque sea por unas noches, y aléjala de a poco. Una última salida antes de dormir ayuda. No ${its('lo')} regañes: tiene miedo, no mañas.`,
      article: 'primera-semana-en-casa',
    },
    {
      worry: 'Se hace pis o popó adentro',
      advice: `${its('Sácalo')} al despertar, después de comer y antes de dormir, y ${its('prémialo')} en el momento. Limpia con un limpiador enzimático y no ${its('lo')} castigues: solo aprende a esconderse.`,
      article: 'paseos-que-hacen-bien',
    },
    {
      worry: 'No se lleva con mis otras mascotas',
      advice:
        'Sepáralos: que cada uno tenga su plato, su cama y su rato contigo. Preséntalos con correa y en terreno neutral, unos minutos cada vez. No los dejes a solas todavía.',
      article: 'presentar-a-tu-nueva-mascota',
    },
  ],
  gato: [
    {
      worry: 'Se esconde o no quiere comer',
      advice: `Es lo más común. Dale una sola habitación con escondite, comida y arenero, y no ${its('lo')} saques a la fuerza: saldrá cuando nadie mire. Si pasa un día entero sin comer, necesita un veterinario.`,
      article: 'una-casa-feliz-para-tu-gato',
    },
    {
      worry: 'Maúlla de noche',
      advice:
        'Juega con su caña antes de dormir y dale de comer después. Responde poco de noche y mucho de día. Si es macho, entra y sale del arenero y no logra orinar, es una urgencia.',
      article: 'una-casa-feliz-para-tu-gato',
    },
    {
      worry: 'No usa el arenero',
      advice: `Acerca el arenero a donde se esconde, lejos de su plato, con la arena que ya conocía y limpio a diario. No ${its('lo')} castigues. Si sigue dos días más, consulta: puede dolerle.`,
      article: 'una-casa-feliz-para-tu-gato',
    },
    {
      worry: 'No se lleva con mis otras mascotas',
      advice: `Todavía no tienen que verse. ${its('Déjalo')} en su habitación, intercambia mantas para que se huelan y dales de comer a cada lado de la puerta. Puede tardar semanas.`,
      article: 'presentar-a-tu-nueva-mascota',
    },
  ],
  otro: [
    {
      worry: 'Se esconde o no quiere comer',
      advice: `Déjale un refugio oscuro, silencio y la comida de siempre, y no ${its('lo')} tomes en brazos todavía. En animales pequeños no esperes: si es un conejo o un cuy y pasa medio día sin comer, llama al veterinario.`,
      article: 'primera-semana-en-casa',
    },
    {
      worry: 'Hace ruido de noche',
      advice:
        'Muchos animales pequeños son activos de noche. Ubica su espacio fuera de tu dormitorio, con temperatura pareja, y deja algo para roer o explorar.',
      article: null,
    },
    {
      worry: 'Ensucia fuera de su lugar',
      advice: `Es normal mientras reconoce su espacio. Deja un poco de su cama usada donde quieres que vaya, amplía su espacio de a poco y no ${its('lo')} castigues.`,
      article: null,
    },
    {
      worry: 'No se lleva con mis otras mascotas',
      advice:
        'Que no se vean ni se huelan de cerca todavía. Para un animal pequeño, un perro o un gato es un depredador aunque solo mire: nunca los dejes a solas.',
      article: null,
    },
  ],
})

export const nightHelp = ({ type, gender }: { type: PetType; gender: Gender }): readonly NightHelp[] =>
  help((word) => agree(word, gender))[type]
