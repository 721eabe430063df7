import { asciiDigits } from './digits'
import { fold } from './text'

const GREEK = ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεικνορτυχωη', 'ABEZHIKMNOPTYXabyeikvoptuxwn'] as const
const CYRILLIC = ['АВСЕНІЈКМОРЅТУХавсеніјкморѕтух', 'ABCEHIJKMOPSTYXabcehijkmopstyx'] as const
/** As sites for 'pretty letters' make them. */
const SMALL_CAPITALS = ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡ', 'abcdefghijklmnoprstuvwyzag'] as const

/** Letters that pass for Latin ones (UTS 39, confusables); capitals and small ones may look different. */
const LOOK_ALIKES = new Map(
  [GREEK, CYRILLIC, SMALL_CAPITALS].flatMap(([letters, latin]) =>
    [...letters].map((letter, at) => [letter, latin[at] ?? letter] as const),
  ),
)

/**
 * Text as people read it, to judge and not to show: in lower case, without accents, invisible characters and decoration,
 * look-alike letters as Latin ones, digits of every script as ASCII.
 */
export function readableLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{Cf}\p{DI}]/gu, '')
  return asciiDigits(fold(plain.replace(/(?!\p{ASCII})\p{L}/gu, latinOf)))
}

const latinOf = (letter: string) => LOOK_ALIKES.get(letter) ?? LOOK_ALIKES.get(letter.toLowerCase()) ?? letter
