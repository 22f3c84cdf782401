import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const LIBRARY = 'conformance/src/library.ts'
const KIT = '@tumpak/contract-kit/'

/**
 * Writes the declarations of the library into `folder`. tsc declares every module of the harness; the package gets those
 * that the declarations of library.ts import.
 */
export async function writeTypes(packageRoot: URL, folder: URL): Promise<void> {
  const all = await mkdtemp(join(tmpdir(), 'types-'))
  try {
    const project = fileURLToPath(new URL('tsconfig.library.json', packageRoot))
    execFileSync('tsc', ['--project', project, '--outDir', all], { stdio: 'inherit' })
    const found = new Set([LIBRARY])
    for (const path of found) {
      const text = await readFile(join(all, toDeclarationPath(path)), 'utf8')
      const target = join(fileURLToPath(folder), toDeclarationPath(path))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(
        target,
        text.replaceAll(/(?<=\bfrom '|\bimport\(')[^']+/g, (name) => {
          const imported = resolve(path, name)
          found.add(imported)
          const relative = posix.relative(posix.dirname(path), imported).replace(/\.ts$/, '.js')
          return relative.startsWith('.') ? relative : `./${relative}`
        }),
      )
    }
  } finally {
    await rm(all, { recursive: true, force: true })
  }
}

const toDeclarationPath = (path: string): string => path.replace(/\.ts$/, '.d.ts')

/** The source that an import names, below packages/. Throws for a package that users would have to install. */
function resolve(from: string, name: string): string {
  if (name.startsWith(KIT)) return `contract-kit/src/${name.slice(KIT.length)}`
  if (!name.startsWith('.')) throw new Error(`the types of ${from} need ${name}: declare them without that package`)
  return posix.join(posix.dirname(from), name)
}
