import { visible } from '../visible.ts'

/** HTML that is safe to send: made by `html` alone, so that no text of a server becomes markup by mistake. */
export class Markup {
  readonly #text: string

  constructor(strings: readonly string[], values: readonly Value[]) {
    this.#text = strings.map((part, index) => `${part}${index < values.length ? written(values[index]) : ''}`).join('')
  }

  toString(): string {
    return this.#text
  }
}

/** What may stand in a template: text is escaped, markup is not, a list is joined, `undefined` and false are nothing. */
type Value = string | number | Markup | readonly Markup[] | undefined | false

/** A template whose values are escaped. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.raw, values)
}

function written(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.toString()
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return escaped(value)
  return value.map(String).join('')
}

const ENTITIES: { [mark: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

function escaped(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (mark) => ENTITIES[mark] ?? '')
}
