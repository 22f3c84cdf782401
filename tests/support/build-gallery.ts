import { once } from 'node:events'
import { run } from './servers.ts'

/** Where the app with the gallery is built, so that dist/ stays what a player gets. */
const GALLERY_DIST = '.cache/screens-dist'

/** Builds the app with the gallery (VITE_GALLERY=1) and gives the folder. Throws when the build fails. */
export async function buildGallery(): Promise<string> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', GALLERY_DIST, '--emptyOutDir']
  const build = run([...vite, '--logLevel', 'warn'], { VITE_GALLERY: '1' })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build with the gallery ended with code ${String(code)}`)
  return GALLERY_DIST
}
