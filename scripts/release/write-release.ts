import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { stringify } from 'yaml'
import { inRoot } from '../root.ts'
import { toShippedBill, type Bill } from './bill-of-materials.ts'
import { DOCUMENTS, findLastRelease, PACKAGES, RELEASES } from './release-rules.ts'

/** Runs a program at the root and returns its output. Throws what it printed if it fails. */
export type Run = (program: string, ...args: string[]) => Promise<string>

const OUT = inRoot('release')

/** What the app's package has beside the site: the page for operators, and what its commands need. */
const APP_FILES = [
  'CHANGELOG.md',
  'deploy',
  'docs/deploy.md',
  'packages/contract-kit/src/did-you-mean.ts',
  'packages/contract-kit/src/parse-flags.ts',
  'packages/contract-kit/src/read-options.ts',
  'scripts/deploy/read-sources.ts',
  'scripts/deploy/server-headers.ts',
  'scripts/headers.ts',
  'scripts/preview/security-headers.ts',
]

/** They build from the sources, which are not in the package. */
const NEEDS_SOURCES = /\/deploy\/(?:Dockerfile|compose)[^/]*$/

interface Manifest {
  name: string
  description: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readText = (path: string): string => readFileSync(inRoot(path), 'utf8')
const readManifest = (folder: string): Manifest => JSON.parse(readText(`${folder}/package.json`)) as Manifest

/**
 * Writes release/: documents with the upgrade notes for backends, the app, the packages, and bills of materials.
 * All package.json files have the version already.
 *
 * @param next the version, or the one that follows it
 * @returns the checksums of all files
 */
export async function writeRelease(version: string, next: string, run: Run): Promise<string> {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  writeDocuments(join(OUT, 'documents'))
  await compareDocuments(version, next, run)
  await packApp(version, run)
  for (const folder of PACKAGES.slice(1)) {
    await run(process.execPath, `${folder}/pack/build.ts`)
    await run('npm', 'pack', inRoot(folder), '--ignore-scripts', '--pack-destination', OUT)
  }
  for (const folder of PACKAGES) await writeBill(folder, run)
  const sums = listFiles(OUT).map((name) => `${hash(join(OUT, name))}  ${name}\n`)
  writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''))
  return sums.join('')
}

/** Writes each document in one file. */
export function writeDocuments(folder: string): void {
  for (const [file, bundle] of Object.entries(DOCUMENTS)) {
    const text = stringify(JSON.parse(readText(`generated/${bundle}.json`)), { aliasDuplicateObjects: false })
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** Writes the upgrade notes. Throws if a version of a document does not announce its changes. */
async function compareDocuments(version: string, next: string, run: Run): Promise<void> {
  const last = findLastRelease(readdirSync(inRoot(RELEASES)), next)
  if (last === undefined) throw new Error(`${RELEASES} has the documents of no version below ${next}.`)
  console.log(`Comparing the documents with those of ${last}.`)
  const notes = join(OUT, 'UPGRADE.md')
  const compare = [inRoot('packages/contract-diff/src/main.ts'), `${RELEASES}/${last}`, 'release/documents']
  await run(process.execPath, ...compare, '--markdown', notes)
  const title = `# Upgrade of a backend from ${last} to ${version}\n\nWhat has changed in the documents, and whom it breaks.\n\n`
  writeFileSync(notes, title + readFileSync(notes, 'utf8'))
}

/** Builds the app into a package that unpacks to the files of the site. */
async function packApp(version: string, run: Run): Promise<void> {
  console.log('Building the app.')
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    const build = ['run', '--silent', 'build', '--', '--logLevel', 'warn']
    await run('npm', ...build, '--outDir', join(folder, 'dist'), '--emptyOutDir')
    copyAppFiles(folder)
    const { description } = readManifest('.')
    const manifest = {
      name: 'tumpak-app',
      version,
      description,
      type: 'module',
      license: 'UNLICENSED',
      private: true,
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
    await run('npm', 'pack', folder, '--pack-destination', OUT)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the files of the app's package that no build makes. */
export function copyAppFiles(folder: string): void {
  const filter = (source: string) => !NEEDS_SOURCES.test(source)
  for (const name of APP_FILES) cpSync(inRoot(name), join(folder, name), { recursive: true, filter })
}

/** What a package ships: an app or tool is bundled, so it names its libraries as dev dependencies in packages/. */
async function writeBill(folder: string, run: Run): Promise<void> {
  const { name, dependencies = {}, devDependencies = {} } = readManifest(folder)
  const workspace = folder === '.' ? [] : ['--workspace', name]
  const text = await run('npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', ...workspace)
  const shipped = Object.keys(folder === '.' ? dependencies : { ...dependencies, ...devDependencies })
  const file = `${name.replace('@', '').replace('/', '-')}.cdx.json`
  writeFileSync(join(OUT, file), `${JSON.stringify(toShippedBill(JSON.parse(text) as Bill, shipped), null, 2)}\n`)
}

/** The files below a folder, in the order of their names. */
function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

function hash(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
