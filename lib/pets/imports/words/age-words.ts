/** Words and marks of ages by what they mean, in lower case and without accents. */
const WORDS: Readonly<Record<string, string>> = {
  // Units: one, which needs no number, and many.
  Y: 'ano, anio, anito, year, yr',
  Ys: 'anos, anios, anitos, ans, aos, anyos, a, years, yrs, y, yo',
  M: 'mes, mesecito, mesito, month, mth',
  Ms: 'meses, mesecitos, mesesitos, mesitos, mese, meces, mezes, messes, mss, ms, m, months, mths, mo, mos',
  W: 'semana, semanita, week, wk',
  Ws: 'semanas, semanitas, sem, sems, weeks, wks, w',
  D: 'dia, diita, day',
  Ds: 'dias, diitas, d, days',
  h: 'medio, media, half',
  // A bit more: 'y pico'.
  p: 'y pico, y algo, y tantos, y algunos meses, y unos meses',
  '&': 'y, e, con, and, mas, &',
  '-': 'a, o, u, hasta, to, or, -, –, —',
  '/': '/',
  E: 'entre, between',
  F: 'de, from',
  '<': `menos de, menor de, menor a, menor que, menores de, menor, no llega a, aun no cumple, todavia no cumple, o menos, under, less than,
    younger than, <`,
  '>': `mas de, desde, mayor de, mayor a, mayor que, mayores de, o mas, o mayor, en adelante, al menos, minimo, over, more than, older than, and up, >`,
  '~': 'casi, por cumplir, a punto de cumplir, va a cumplir, cerca de cumplir, almost, nearly',
  // Nothing.
  '': `aprox, aproximado, aproximada, aproximados, aproximadamente, approx, approximately, about, around, circa, ca, mas o menos,
    mas menos, alrededor de, cerca de, unos, unas, como, tiene, tienen, tendra, estimado, estimada, estimados, calculo, del, los, la, las,
    edad, de edad, de vida, de nacido, de nacida, de nacidos, de nacidas, nacido, nacida, nacio, nacio hace, nacido hace, nacida hace, hace, cumplidos,
    recien cumplidos, old, of age, age, + -, + / -, ., :, (, ), ~, ≈, ±, ¿, ?, !, ;`,
}

const NUMBERS: Readonly<Record<string, string>> = {
  ...{ un: '1', uno: '1', una: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', siete: '7' },
  ...{ ocho: '8', nueve: '9', diez: '10', once: '11', doce: '12', trece: '13', catorce: '14', quince: '15' },
  ...{ dieciseis: '16', diecisiete: '17', dieciocho: '18', diecinueve: '19', veinte: '20', veintiuno: '21' },
  ...{ veintidos: '22', veintitres: '23', veinticuatro: '24', treinta: '30', 'un par de': '2' },
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ ten: '10', eleven: '11', twelve: '12' },
}

/** What each word and mark means; a comma parts amounts as 'y' does, and '+' may be a bound. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NUMBERS),
  ...Object.entries(WORDS).flatMap(([symbol, words]) =>
    words.split(/,\s+/).map((word) => [word, symbol] as const),
  ),
  [',', '&'],
  ['+', '+'],
])
