// Gives a server the faults of its files: loaded with `node --require`, which no configuration of the site does.
const { existsSync } = require('node:fs')
const files = require('node:fs/promises')
const { syncBuiltinESMExports } = require('node:module')
const { getGlobalDispatcher, setGlobalDispatcher } = require('undici')

const { FULL_WHILE, FULL_FOLDER, BLOB_OBJECTS, VERCEL_BLOB_API_URL } = process.env

if (FULL_WHILE) {
  const { writeFile } = files
  files.writeFile = async (file, ...rest) => {
    if (existsSync(FULL_WHILE) && String(file).startsWith(FULL_FOLDER))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    return writeFile(file, ...rest)
  }
  syncBuiltinESMExports()
}

// The client takes the address of the files from its token: that of the service would not do.
if (BLOB_OBJECTS) {
  const lead = (dispatch) => (options, handler) =>
    String(options.origin) === BLOB_OBJECTS
      ? dispatch({ ...options, origin: VERCEL_BLOB_API_URL, path: `/objects${options.path}` }, handler)
      : dispatch(options, handler)
  setGlobalDispatcher(getGlobalDispatcher().compose(lead))
}
