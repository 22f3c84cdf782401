import { spawnSync } from 'node:child_process'
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

  /** The text of a file, as changed so far. */
  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(inRoot(path), 'utf8')
  }

  /** Replaces the whole text of a file. */
  change(path: string, edit: (text: string) => string): void {
    const before = this.read(path)
    let after = before
    try {
      after = edit(before)
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
    if (after === before) throw new Error(`${path} has no place for the new part.`)
    this.#texts.set(path, after)
  }

  /** Each file with its whole text. */
  list(): [path: string, text: string][] {
    return [...this.#texts]
  }

  /** Writes all files, in the layout of oxfmt where it has one. */
  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(inRoot(path)), { recursive: true })
      writeFileSync(inRoot(path), text)
    }
    const formatted = [...this.#texts.keys()].filter((path) => /\.tsx?$|^src\/i18n\/locales\//.test(path))
    if (formatted.length > 0) spawnSync(inRoot('node_modules/.bin/oxfmt'), formatted, { cwd: inRoot() })
  }
}

/** `getSpendPlan` → `get-spend-plan`. */
export function toKebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
}

/** `spend-plan` or `spendPlan` → `SpendPlan`. */
export function toPascal(name: string): string {
  return name.replaceAll(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `getSpendPlan` → `spend plan`. */
export function toWords(name: string): string {
  return toKebab(name).replaceAll('-', ' ')
}

/** `getSpendPlan` → `Get spend plan`. */
export function toSentence(name: string): string {
  const words = toWords(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text as TypeScript writes it. */
export function toQuoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
