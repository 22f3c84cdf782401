import { once } from 'node:events'
import { run } from './servers.ts'

/**
 * Builds the app with the gallery (VITE_GALLERY=1) into a folder of its own, so that two builds may run at once and
 * dist/ stays what players get. Throws if the build fails.
 */
export async function buildGallery(use: 'screens' | 'bench'): Promise<string> {
  const folder = `.cache/gallery-${use}`
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir']
  const build = run([...vite, '--logLevel', 'warn'], { VITE_GALLERY: '1' })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build with the gallery ended with code ${String(code)}`)
  return folder
}
