import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { generateHttp } from './generate/http.ts'
import { generatePlaces } from './generate/places.ts'
import { routerConfig } from './generate/router-config.ts'
import { generateTextTypes } from './generate/texts.ts'
import { generateWs } from './generate/ws.ts'

/** Makes route-tree.gen.ts in `out` from src/routes/, as the build's plugin does. */
async function generateRouteTree(out: string): Promise<void> {
  const root = process.cwd()
  const config = getConfig({ ...routerConfig, generatedRouteTree: `./${join(out, 'route-tree.gen.ts')}` }, root)
  await new Generator({ config, root }).run()
}

/** The differences between two folders, one line each: `missing`, `left over` or `changed`, and the path. */
async function differencesBetween(folder: string, fresh: string): Promise<string[]> {
  const [old, made] = await Promise.all([listFiles(folder), listFiles(fresh)])
  const lines: string[] = []
  for (const path of new Set([...old, ...made])) {
    if (!old.has(path)) lines.push(`missing   ${folder}/${path}`)
    else if (!made.has(path)) lines.push(`left over ${folder}/${path}`)
    else if ((await readFile(join(folder, path), 'utf8')) !== (await readFile(join(fresh, path), 'utf8')))
      lines.push(`changed   ${folder}/${path}`)
  }
  return lines.sort()
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  )
}

/** The folder of generated code, and of a fresh run for comparison: at the same depth, so that imports are equal. */
const TARGET = 'generated'
const FRESH = '.generated-fresh'

const HELP = `Usage: npm run generate -- [--check]
Writes generated/ from the documents, the routes, the texts and the list of places.

  --check  only compares; exits with 1 if generated/ differs`

async function main(): Promise<void> {
  const { check } = readOptions({ help: HELP, options: { check: { type: 'boolean', default: false } } })
  const started = performance.now()
  if (check) {
    try {
      await generateAll(FRESH)
      report(await differencesBetween(TARGET, FRESH))
    } finally {
      await rm(FRESH, { recursive: true, force: true })
    }
    return
  }
  // Into a fresh folder first: a failure leaves generated/ unchanged.
  await generateAll(FRESH)
  await rm(TARGET, { recursive: true, force: true })
  await cp(FRESH, TARGET, { recursive: true })
  await rm(FRESH, { recursive: true, force: true })
  console.log(`generated/ written in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function generateAll(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await mkdir(join(out, 'ws'), { recursive: true })
  await generateHttp(out)
  await generateWs(out)
  await generateRouteTree(out)
  await generateTextTypes(out)
  await generatePlaces(out)
}

function report(differences: string[]): void {
  if (differences.length === 0) {
    console.log('generated/ matches the documents')
    return
  }
  console.error(
    `generated/ does not match the documents:\n${differences.map((line) => `  ${line}`).join('\n')}\nTo fix: npm run generate`,
  )
  process.exitCode = 1
}

await main()
