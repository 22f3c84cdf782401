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
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await archive.arrayBuffer()))
    renameSync(`${file}.${process.pid}`, file)
  }
  return openAsBlob(file)
}
