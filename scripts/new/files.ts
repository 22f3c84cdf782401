import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../root.ts'

/** What a command has written, and what a person must do. */
export interface Added {
  files: string[]
  left: string[]
}

/** Writes new files and changes others; knows which. */
export class Files {
  readonly #touched = new Set<string>()

  /** Writes a new file. Throws if it exists. */
  create(path: string, text: string): void {
    if (existsSync(inRoot(path))) throw new Error(`${path} exists already.`)
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
    this.#touched.add(path)
  }

  /** Replaces the whole text of a file. */
  change(path: string, edit: (text: string) => string): void {
    const before = readFileSync(inRoot(path), 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`${path} has no place for the new part.`)
    writeFileSync(inRoot(path), after)
    this.#touched.add(path)
  }

  /** Inserts lines behind the last line that a pattern matches. Throws if none does. */
  insertAfterLast(path: string, line: RegExp, inserted: string): void {
    this.change(path, (text) => {
      const lines = text.split('\n')
      const place = lines.findLastIndex((one) => line.test(one))
      return place < 0 ? text : lines.toSpliced(place + 1, 0, inserted).join('\n')
    })
  }

  list(): string[] {
    return [...this.#touched]
  }
}

/** `getPlayLimits` → `get-play-limits`. */
export function toKebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
}

/** `play-limits` or `playLimits` → `PlayLimits`. */
export function toPascal(name: string): string {
  return name.replaceAll(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `getPlayLimits` → `play limits`. */
export function toWords(name: string): string {
  return toKebab(name).replaceAll('-', ' ')
}
