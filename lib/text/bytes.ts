/** What every limit in MB is counted in: 2^20 bytes. `formatBytes` shows decimal MB (10^6), so a file reads as slightly more. */
export const MEGABYTE = 1024 * 1024
