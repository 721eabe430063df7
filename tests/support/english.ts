/** English words that appear on a Spanish page only by mistake; accented letters are letters (Ñandú). */
export const ENGLISH =
  /(?<!\p{L})(the|and|with|your|loading|search|error occurred|not found|page|click|submit|close|next|previous|undefined|null|NaN|\[object)(?!\p{L})/iu
