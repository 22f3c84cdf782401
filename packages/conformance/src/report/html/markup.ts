import { splitCode } from '../split-code.ts'
import { visible } from '../../http/visible.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/** Safe HTML. Only `html` creates it, so that a server's text never becomes markup. */
export class Markup {
  readonly #text: string

  constructor(strings: readonly string[], values: readonly Value[]) {
    this.#text = strings.map((part, index) => `${part}${index < values.length ? written(values[index]) : ''}`).join('')
  }

  toString(): string {
    return this.#text
  }
}

/** Values in a template: text is escaped, markup is not, lists are joined, `undefined` and false are omitted. */
type Value = string | number | Markup | readonly Markup[] | undefined | false

/** Template tag that escapes its values. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.raw, values)
}

/** A text in which parts between backticks are code. */
export function codeMarkup(text: string): Markup {
  return html`${splitCode(text).map((part) => (part.isCode ? html`<code>${part.text}</code>` : html`${part.text}`))}`
}

function written(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.toString()
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return escaped(value)
  return value.map(String).join('')
}

/** Old browsers let a backtick end an unquoted attribute. */
function escaped(text: string): string {
  return escapeHtml(visible(text)).replaceAll('`', '&#96;')
}
