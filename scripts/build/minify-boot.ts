import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

const FILE = 'boot.js'

/**
 * Puts `public/boot.js` into a build without its comments and in short: as a public file it would be copied as it is,
 * and it is loaded before anything else. It stays readable by browsers too old for the app, which it has to tell.
 */
export function minifyBoot(): Plugin {
  return {
    name: 'minify-boot',
    apply: 'build',
    async generateBundle() {
      const { publicDir } = this.environment.config
      const source = await readFile(`${publicDir}/${FILE}`, 'utf8')
      const { code, errors } = await minify(FILE, source, { compress: { target: 'es2015' } })
      if (errors.length > 0) throw new Error(`${FILE}: ${errors.map(({ message }) => message).join(', ')}`)
      this.emitFile({ type: 'asset', fileName: FILE, source: code })
    },
  }
}
