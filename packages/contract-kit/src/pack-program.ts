import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { renderBin } from './render-bin.ts'

/** The oldest supported Node (`engines` in package.json). */
const TARGET = 'node22'

/**
 * Compiles a package's entries with their dependencies into its dist/, and writes dist/bin.cjs, which starts the entry
 * `cli`. `external` packages stay imports.
 */
export async function packProgram(
  root: URL,
  program: string,
  input: { cli: string; [entry: string]: string },
  external: string[] = [],
): Promise<void> {
  const dist = new URL('dist/', root)
  await rm(dist, { recursive: true, force: true })
  await build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'warn',
    // Bundle the dependencies, because a build server behind a firewall has no registry to install them from.
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: fileURLToPath(dist),
      target: TARGET,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
  await writeFile(new URL('bin.cjs', dist), renderBin(program), { mode: 0o755 })
}
