import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The differences between two folders, one line each: `missing`, `left over` or `changed`, and the path. */
export async function differencesBetween(folder: string, fresh: string): Promise<string[]> {
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
