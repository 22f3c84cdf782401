// Usage: npm run release -- [--twice] [--allow-changes]
// Checks a version and writes what is handed over into release/. Publishes nothing and changes no other file.
// --twice does it again and fails if a file differs; --allow-changes also works on a tree with changes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { toShippedBill, type Bill } from './release/bill-of-materials.ts'
import { findLastRelease, listReleaseProblems } from './release/release-rules.ts'
import { inRoot, ROOT } from './root.ts'

const OUT = inRoot('release')
const RELEASES = 'docs/releases'
const PACKAGES = ['.', 'packages/conformance', 'packages/contract-diff']
const DOCUMENTS = {
  'openapi/openapi.yaml': 'openapi',
  'asyncapi/socket.yaml': 'asyncapi',
  'asyncapi/frames.yaml': 'frames',
}

interface Manifest {
  name: string
  version: string
  description: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readText = (path: string): string => readFileSync(inRoot(path), 'utf8')
const readManifest = (folder: string): Manifest => JSON.parse(readText(`${folder}/package.json`)) as Manifest

try {
  const { values } = parseArgs({
    options: { twice: { type: 'boolean', default: false }, 'allow-changes': { type: 'boolean', default: false } },
  })
  const sums = release(values['allow-changes'])
  if (values.twice && release(values['allow-changes']) !== sums)
    throw new Error(`The second run made other files. The first:\n${sums}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Returns the checksums of all files. Throws what keeps the version from being released. */
function release(allowsChanges: boolean): string {
  const packages = PACKAGES.map((folder) => ({
    folder,
    version: readManifest(folder).version,
    changelog: readText(`${folder}/CHANGELOG.md`),
  }))
  const problems = [...listReleaseProblems(packages), ...(allowsChanges ? [] : listLocalChanges())]
  if (problems.length > 0) throw new Error(`Not released:\n  ${problems.join('\n  ')}`)
  const { version } = readManifest('.')
  console.log(`Version ${version}, dated in ${String(PACKAGES.length)} changelogs.`)
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  writeDocuments(version)
  compareDocuments(version)
  packApp(version)
  for (const folder of PACKAGES.slice(1)) run('npm', ['pack', inRoot(folder), '--pack-destination', OUT])
  for (const folder of PACKAGES) writeBill(folder)
  const sums = listFiles(OUT)
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(OUT, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')
  writeFileSync(join(OUT, 'SHA256SUMS'), sums)
  console.log(
    `${sums}\nTo finish: cp -r release/documents ${RELEASES}/${version}, commit it, and tag the commit v${version}.`,
  )
  return sums
}

/** The files below a folder, in the order of their names. */
function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Changes that no commit holds would be in the release and in no history. */
function listLocalChanges(): string[] {
  const changes = run('git', ['status', '--porcelain']).trim()
  return changes === ''
    ? []
    : [`The working tree has changes; commit them first:\n    ${changes.replaceAll('\n', '\n    ')}`]
}

/** Writes the upgrade notes for backends. Throws if a version of a document does not announce its changes. */
function compareDocuments(version: string): void {
  const last = findLastRelease(readdirSync(inRoot(RELEASES)), version)
  if (last === undefined) throw new Error(`${RELEASES} has the documents of no version below ${version}.`)
  console.log(`Comparing the documents with those of ${last}.`)
  const notes = join(OUT, 'UPGRADE.md')
  run(process.execPath, [
    inRoot('packages/contract-diff/src/main.ts'),
    `${RELEASES}/${last}`,
    'release/documents',
    '--markdown',
    notes,
  ])
  const title = `# Upgrade of a backend from ${last} to ${version}\n\nWhat has changed in the documents, and whom it breaks.\n\n`
  writeFileSync(notes, title + readFileSync(notes, 'utf8'))
}

/** Builds the app into a package that unpacks to the files of the site. */
function packApp(version: string): void {
  console.log('Building the app.')
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    run('npm', [
      'run',
      '--silent',
      'build',
      '--',
      '--logLevel',
      'warn',
      '--outDir',
      join(folder, 'dist'),
      '--emptyOutDir',
    ])
    for (const name of ['deploy', 'CHANGELOG.md']) {
      if (existsSync(inRoot(name))) cpSync(inRoot(name), join(folder, name), { recursive: true })
    }
    const { description } = readManifest('.')
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'tumpak-app', version, description, license: 'UNLICENSED', private: true }, null, 2),
    )
    run('npm', ['pack', folder, '--pack-destination', OUT])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a package ships: an app or tool is bundled, so it names its libraries as dev dependencies in packages/. */
function writeBill(folder: string): void {
  const { name, dependencies = {}, devDependencies = {} } = readManifest(folder)
  const workspace = folder === '.' ? [] : ['--workspace', name]
  const bill = JSON.parse(
    run('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', ...workspace]),
  ) as Bill
  const shipped = Object.keys(folder === '.' ? dependencies : { ...dependencies, ...devDependencies })
  const file = `${name.replace('@', '').replace('/', '-')}.cdx.json`
  writeFileSync(join(OUT, file), `${JSON.stringify(toShippedBill(bill, shipped), null, 2)}\n`)
}

/** Writes each document in one file. Throws if the version was released with others. */
function writeDocuments(version: string): void {
  for (const [file, bundle] of Object.entries(DOCUMENTS)) {
    const text = stringify(JSON.parse(readText(`generated/${bundle}.json`)), { aliasDuplicateObjects: false })
    const kept = `${RELEASES}/${version}/${file}`
    if (existsSync(inRoot(kept)) && readText(kept) !== text)
      throw new Error(`${kept} differs: the documents have changed since ${version}. Raise the version.`)
    mkdirSync(dirname(join(OUT, 'documents', file)), { recursive: true })
    writeFileSync(join(OUT, 'documents', file), text)
  }
}

/** Runs a program and returns its output. Throws what it printed if it fails. */
function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}
