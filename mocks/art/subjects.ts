import { readdirSync, readFileSync } from 'node:fs'
import { lantern } from './lantern.ts'

/** What a cover shows: a drawing in a box from -100 to 100 in both directions, in its own colors. */
export interface Subject {
  /** The dominant color; a cover picks a background that contrasts with it. */
  main: string
  drawing: string
}

const FOLDER = new URL('subjects/', import.meta.url)

/** Stands for the product's mark, whose file is the favicon. */
const MARK = '<!-- favicon.svg -->'

const read = new Map<string, Subject>()

/** The names of all drawings in `subjects/`. */
export function listSubjects(): string[] {
  return readdirSync(FOLDER).map((file) => file.replace('.svg', ''))
}

/**
 * A drawing of `subjects/` by its name. Its file is an SVG of its own; what a cover takes over has the values of its
 * variables, since the pictures on a page share one document's style. Throws if there is no such file.
 */
export function getSubject(name: string): Subject {
  const known = read.get(name)
  if (known !== undefined) return known
  const subject = readSubject(readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8'))
  read.set(name, subject)
  return subject
}

function readSubject(file: string): Subject {
  const [, style = '', content = ''] = /^<svg [^>]*style="([^"]*)">\n([\s\S]*)\n<\/svg>\n$/.exec(file) ?? []
  const colors = new Map([...style.matchAll(/--(\w+): (#\w+)/g)].map(([, name = '', color = '']) => [name, color]))
  const drawing = content
    .trim()
    .replaceAll(/>\n\s*</g, '><')
    .replaceAll(/var\(--(\w+)\)/g, (_, name: string) => colors.get(name) ?? '')
  return { main: colors.get('main') ?? '', drawing: drawing.replaceAll(MARK, lantern) }
}
