import { dirname, join, normalize } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { codeBlock, colorJson, scrolling, toAnchor } from './html.ts'

/** A guide in Markdown, by its path in the repository, and the page that shows it. */
export interface Guide {
  readonly path: string
  readonly file: string
  readonly text: string
}

/** The title of a guide: its first heading, without code marks. */
export function readTitle({ text }: Guide): string {
  return (/^# (.*)$/m.exec(text)?.[1] ?? '').replaceAll('`', '')
}

/**
 * A guide as HTML, with an anchor at each heading. Links to other guides become links to their pages; what has no page
 * becomes code, since a reader of the site does not have the repository.
 *
 * @param getPage the page of a path in the repository
 * @param picturePath where a picture of the repository is in the site
 */
export function renderGuide(
  { path, text }: Guide,
  getPage: (path: string) => string | undefined,
  picturePath: (path: string) => string,
): string {
  const toPath = (target: string): string => normalize(join(dirname(path), target))
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth, text: title }) {
        const html = this.parser.parseInline(tokens)
        // The page has its title already.
        return depth === 1 ? '' : `<h${String(depth)} id="${toAnchor(title)}">${html}</h${String(depth)}>\n`
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens)
        if (/^(?:https?:|mailto:|#)/.test(href)) return `<a href="${escapeHtml(href)}">${html}</a>`
        const [target = '', anchor] = href.split('#')
        const page = getPage(toPath(target))
        if (page === undefined) return `<code>${html}</code>`
        return `<a href="${page}${anchor === undefined ? '' : `#${anchor}`}">${html}</a>`
      },
      image({ href, text: alt }) {
        return `<img src="${picturePath(toPath(href))}" alt="${escapeHtml(alt)}" loading="lazy">`
      },
      html({ text: html }) {
        if (html.startsWith('<!--')) return ''
        return html.replaceAll(/(src|srcset)="([^"]+)"/g, (_, name: string, target: string) => {
          return `${name}="${picturePath(toPath(target))}"`
        })
      },
      code({ text: source, lang }: Tokens.Code) {
        const name = lang === undefined || lang === '' ? 'text' : lang
        return codeBlock(lang === 'json' ? colorJson(source) : escapeHtml(source), name)
      },
    },
  })
  return markdown
    .parse(text, { async: false })
    .replaceAll(/<table>[^]*?<\/table>/g, (table) => scrolling('Table', table.replaceAll('<th></th>', '<td></td>')))
}
