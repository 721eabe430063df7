import os from 'node:os'

const MEBIBYTE = 1024 * 1024
/** Live data takes some 150 MB; the rest is GC headroom. */
const MAX_HEAP_MB = 768

/**
 * V8's heap limit of a process of the server in MB: all of them get half of the machine's or container's memory, each 768 at
 * most. Without one, garbage grows to gigabytes.
 * @param {number} [memoryBytes] memory the server may use
 * @param {number} [workers] processes that share it
 */
export function heapLimitMb(memoryBytes = availableMemory(), workers = 1) {
  return Math.min(MAX_HEAP_MB, Math.floor(memoryBytes / 2 / MEBIBYTE / workers))
}

/** Physical memory in bytes, or the container's limit where that is lower; 0 and absurd values mean there is none. */
export function availableMemory() {
  const limit = process.constrainedMemory?.() ?? 0
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()
}
