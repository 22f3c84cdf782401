import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.svg', '.txt', '.webmanifest'])

/** Smaller files fit in one packet anyway. */
const MIN_BYTES = 1024

/**
 * Writes a Brotli and a gzip file, at their best levels, beside each compressible file of a folder. Returns how many
 * files were compressed.
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => COMPRESSIBLE.has(extname(file)))
  const done = await Promise.all(files.map((file) => compressFile(join(folder, file))))
  return done.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const body = await readFile(file)
  if (body.length < MIN_BYTES) return false
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)])
  return true
}

/** Compresses the built files, for servers that send `app.js.br` in place of `app.js`. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // After vite-plugin-pwa, which writes the service worker then.
    closeBundle: { order: 'post', sequential: true, handler: async () => void (await compressFolder(folder)) },
  }
}
