import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/** A piece of HTML that is safe to insert. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

/** Writes HTML: whatever is inserted is escaped, unless it is HTML itself. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toText)))
}

function toText(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(toText).join('')
  return escapeHtml(String(part))
}
