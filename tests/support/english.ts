/** English words that appear on a Spanish page only by mistake; accented letters are letters (Ñandú). A cookie's name is none. */
export const ENGLISH =
  /(?<!\p{L})(the|and|with|your|loading|search|error occurred|not found|page|click|submit|close|next(?!-auth)|previous|undefined|null|NaN|\[object)(?!\p{L})/iu
