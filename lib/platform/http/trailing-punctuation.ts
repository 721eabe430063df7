/** What chats and sentences leave at the end of a link; no address of ours ends with it. */
const MARK = ['[\\).,;:!\'*\\]"»”…]', '%(?:20|22|29|2c|5d|c2%a0|c2%bb|e2%80%9d|e2%80%a6)'].join('|')

// Bounded: it is tried at every character. What is longer takes another redirect.
const MARKS = `(?:${MARK}){1,8}`

/** A redirect of `next.config.ts` to the link without them. */
export const TRAILING_PUNCTUATION = {
  source: `/:path((?!api/|_next/)\\w.*?)(${MARKS})`,
  destination: '/:path',
  permanent: true,
}

const AT_END = new RegExp(`^/\\w[^?]*\\w${MARKS}(?=\\?|$)`, 'i')

/** Whether the page is never made: the framework answers with the redirect. */
export const hasTrailingPunctuation = (url: string): boolean => AT_END.test(url)
