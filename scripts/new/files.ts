import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../root.ts'

/** What a command writes, and what a person must do then. */
export interface Added {
  files: Files
  left: string[]
}

/** New files and changes of others. Nothing is written before all of them are known to fit. */
export class Files {
  readonly #texts = new Map<string, string>()

  /** Adds a new file. Throws if it exists. */
  create(path: string, text: string): void {
    if (existsSync(inRoot(path))) throw new Error(`${path} exists already.`)
    this.#texts.set(path, text)
  }

  /** Replaces the whole text of a file. */
  change(path: string, edit: (text: string) => string): void {
    const before = this.#texts.get(path) ?? readFileSync(inRoot(path), 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`${path} has no place for the new part.`)
    this.#texts.set(path, after)
  }

  /** Inserts lines behind the last line that a pattern matches. Throws if none does. */
  insertAfterLast(path: string, line: RegExp, inserted: string): void {
    this.change(path, (text) => {
      const lines = text.split('\n')
      const place = lines.findLastIndex((one) => line.test(one))
      return place < 0 ? text : lines.toSpliced(place + 1, 0, inserted).join('\n')
    })
  }

  /** Each file with its whole text. */
  list(): [path: string, text: string][] {
    return [...this.#texts]
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(inRoot(path)), { recursive: true })
      writeFileSync(inRoot(path), text)
    }
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

/** A text as TypeScript writes it. */
export function toQuoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
