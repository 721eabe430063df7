/** The path of a URL without a host, decoded as the framework does to find a page; where it cannot be decoded, as it is. */
export function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
