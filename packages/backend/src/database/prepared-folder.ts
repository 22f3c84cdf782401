import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, openAsBlob, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const CACHE = path.resolve(import.meta.dirname, '../../../../.cache')

/** A new database folder of this PGlite as an archive. It is made once on a machine: `initdb` costs 11 s of CPU. */
export async function prepareFolder(create: () => Promise<PGlite>, version: string): Promise<Blob> {
  const file = path.join(CACHE, `pglite-${version}.tar`)
  if (!existsSync(file)) {
    const empty = await create()
    const archive = await empty.dumpDataDir('none')
    await empty.close()
    mkdirSync(CACHE, { recursive: true })
    // Two threads of one process may make it at once.
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()))
    renameSync(unfinished, file)
  }
  return openAsBlob(file)
}
