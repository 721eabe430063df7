const DIGITS = /(?![0-9])\p{Nd}/gu

/** Decimal digits of every script and style as ASCII: '２０' and '٢٠' → '20'. What is typed as a number is read through it. */
export const asciiDigits = (text: string): string => text.replace(DIGITS, asciiDigit)

/** Digits are contiguous in every script. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
