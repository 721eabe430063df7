/** What chats and sentences leave at the end of a link; no address of ours ends with it. */
const TAIL = ['[\\).,;:!\'*\\]"»”…]', '%(?:20|22|29|2c|5d|c2%a0|c2%bb|e2%80%9d|e2%80%a6)'].join('|')

// Bounded: it is tried at every character. What is longer takes another redirect.
const TAILS = `(?:${TAIL}){1,8}`

export const LINK_TAILS = {
  source: `/:path((?!api/|_next/)\\w.*?)(${TAILS})`,
  destination: '/:path',
  permanent: true,
}

const AT_END = new RegExp(`^/\\w[^?]*\\w${TAILS}(?=\\?|$)`, 'i')

/** Whether the page is never made: the framework answers with the redirect. */
export const hasLinkTail = (url: string): boolean => AT_END.test(url)
