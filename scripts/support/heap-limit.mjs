import os from 'node:os'

const MEBIBYTE = 1024 * 1024
/** Live data takes some 150 MB; the rest is GC headroom. */
const MAX_HEAP_MB = 768

/**
 * V8's heap limit for the server in MB: half of the machine's or container's memory, 768 at most. Without one, garbage
 * grows to gigabytes.
 * @param {number} [memoryBytes] memory the process may use
 */
export function heapLimitMb(memoryBytes = availableMemory()) {
  return Math.min(MAX_HEAP_MB, Math.floor(memoryBytes / 2 / MEBIBYTE))
}

/** Physical memory, or the container's limit where that is lower; 0 and absurd values mean there is none. */
function availableMemory() {
  const limit = process.constrainedMemory?.() ?? 0
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()
}
