import os from 'node:os'

const MEBIBYTE = 1024 * 1024
/** Live data takes some 150 MB; the rest is GC headroom. */
const MAX_HEAP_MB = 768

/**
 * Of glibc's allocator: each thread takes memory for itself otherwise, which a walk over 2,000 pages made 200 MB of (451
 * instead of 670). A process reads it when it starts.
 */
export const FEWER_ARENAS = { MALLOC_ARENA_MAX: '2' }

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
