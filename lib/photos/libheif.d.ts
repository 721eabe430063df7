/** The package describes all of its C interface for another module; what is used of it: `heif-library.ts`. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  export default function createLibrary(options: {
    print: (line: string) => void
    printErr: (line: string) => void
  }): import('./heif-library').HeifLibrary
}
