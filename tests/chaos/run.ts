import { areCounts, readWords } from '@/scripts/support/options'
import { listenForStop } from '@/scripts/support/stop-signal'
import { withSite } from './site'

/**
 * `npm run chaos [-- --quick]`: kills a production server, hangs one of its two workers, stops its database and has it take no
 * writes, again and again under writes. Fails when an acknowledged write is missing or there twice, or writes are not answered
 * again within ten seconds, or the worker not replaced within thirty.
 * `npm run chaos -- away [minutes] [pages]`: views pages, takes the database away for so long (10), and goes on reading.
 * `npm run chaos -- cut [times]`: sends the form of a pet over connections that are cut (200).
 * `npm run chaos -- releases [times]`: releases the site anew under open tabs (50).
 * `npm run chaos -- files`: lets the disk run full and takes the file service away while photos are sent.
 */
const USAGE = `
  npm run chaos [-- --quick]                   mata y detiene servidor y base de datos mientras se escribe
  npm run chaos -- away [minutos] [páginas]    quita la base de datos y sigue leyendo
  npm run chaos -- cut [veces]                 corta conexiones que envían un formulario
  npm run chaos -- releases [veces]            publica de nuevo bajo pestañas abiertas
  npm run chaos -- files                       llena el disco y quita el servicio de archivos
`
/** How many numbers each takes. */
const NUMBERS: Record<string, number> = { '--quick': 0, away: 2, cut: 1, releases: 1, files: 0 }
const [what, ...numbers] = readWords(USAGE, ([kind, ...given]) => {
  const most = kind === undefined ? 0 : NUMBERS[kind]
  return most !== undefined && given.length <= most && areCounts(given)
})
// One that hangs has to leave another.
process.env.WEB_CONCURRENCY ??= '2'
const stop = listenForStop()
const failures = await withSite(stop, async (site, database) => {
  if (what === 'away') {
    const [minutes = 10, pages = 3000] = numbers.map(Number)
    const { takeDatabaseAway } = await import('./away')
    return takeDatabaseAway({ site, database, minutes, pages, stop })
  }
  if (what === 'files') return (await import('./files')).takeFilesAway()
  if (what === 'cut') {
    const [cuts = 200] = numbers.map(Number)
    return (await import('./cut')).cutConnections({ site, cuts, stop })
  }
  if (what === 'releases') {
    const [releases = 50] = numbers.map(Number)
    return (await import('./releases')).releaseUnderTabs({ site, releases, stop })
  }
  const { makeChaos } = await import('./chaos')
  const faults =
    what === '--quick'
      ? { kills: 5, stops: 2, freezes: 1, failovers: 1, hangs: 1 }
      : { kills: 50, stops: 10, freezes: 5, failovers: 5, hangs: 3 }
  return makeChaos({ site, database, faults, stop })
})
process.exit(failures === 0 ? 0 : 1)
