import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { jsonForScript } from '@tumpak/contract-kit/escape-html.ts'
import type { Texts } from '../database/tables/core.ts'
import type { Language } from '../http/contract.ts'
import { Html, markup } from './html.ts'

/** What the app adds to the address of every framed page (`x-query`), and the page's own token. */
export interface PageQuery {
  readonly token?: string
  readonly lang?: string
  readonly theme?: string
}
const TEXT = { type: 'string', maxLength: 200 }
export const PAGE_QUERY = { type: 'object', properties: { token: TEXT, lang: TEXT, theme: TEXT } }

const DEMO: Texts = {
  'en-US': 'A demo: no real money.',
  'vi-VN': 'Bản trình diễn, không có tiền thật.',
}

export const toLanguage = (lang: string | undefined): Language => (lang === 'vi-VN' ? 'vi-VN' : 'en-US')

interface Page {
  readonly title: string
  readonly body: Html
  /** The app, which alone may frame the page and gets its messages; without it, the page has nothing to protect. */
  readonly appOrigin?: string | null
  /** What the script reads as `data`. */
  readonly data?: object
  /** It has `find` for an element by its id, and `tell` for a message to the app. */
  readonly script?: string
}

/** Sends a page in the language and the theme of the app. */
export function sendPage(reply: FastifyReply, { lang, theme }: PageQuery, page: Page) {
  const { title, body, appOrigin, data = {}, script = '' } = page
  const nonce = randomBytes(16).toString('base64')
  const language = toLanguage(lang)
  const policy = `default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'`
  const json = (value: unknown) => new Html(jsonForScript(value))
  reply.header('content-security-policy', appOrigin ? `${policy}; frame-ancestors ${appOrigin}` : policy)
  return reply.type('text/html; charset=utf-8').send(
    markup`<!doctype html>
<html lang="${language}" class="${theme ?? ''}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${title}</title>
  <style nonce="${nonce}">${new Html(STYLE)}</style>
  <main>
    <p class="demo">${DEMO[language]}</p>
    <h1>${title}</h1>
    ${body}
  </main>
  <script nonce="${nonce}">
    const data = ${json(data)}
    const app = ${json(appOrigin ?? '')}
    const find = (id) => document.getElementById(id)
    const isFramed = parent !== window
    const tell = (message) => { if (isFramed && app !== '') parent.postMessage(message, app) }
    ${new Html(script)}
  </script>
</html>`.text,
  )
}

const STYLE = `
  :root { font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--text) }
  :root { color-scheme: light dark; --ground: light-dark(#f4f1fb, #150d2e); --card: light-dark(#fff, #221845); --text: light-dark(#1c1436, #f6f3ff); --quiet: light-dark(#5b5277, #bdb4dd); --line: light-dark(#cfc7e6, #453a70); --loud: light-dark(#4a20a8, #ffb52e); --on-loud: light-dark(#fff, #241300) }
  .dark { color-scheme: dark }
  .light { color-scheme: light }
  body { margin: 0; padding: 1rem; min-height: 100vh; box-sizing: border-box; display: grid; place-items: center }
  main { width: 100%; max-width: 24rem; box-sizing: border-box; padding: 1.25rem; border-radius: 1.25rem; background: var(--card); text-align: center }
  h1 { margin: .75rem 0; font-size: 1.375rem; line-height: 1.25 }
  p { margin: .5rem 0 }
  img { height: 8rem; margin-top: 1rem; border-radius: .875rem }
  .demo { margin: 0; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .875rem; color: var(--quiet) }
  .amount { font-size: 2rem; font-weight: 700; line-height: 1.2 }
  .quiet { color: var(--quiet) }
  [role=status] { min-height: 1.5em; font-weight: 600 }
  button, .button, select { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: .75rem; padding: .625rem; font: inherit; font-weight: 600; text-decoration: none; border: 1px solid var(--line); border-radius: .875rem; background: none; color: var(--text); cursor: pointer }
  button.loud { border: 0; background: var(--loud); color: var(--on-loud) }
  button:disabled { opacity: .5; cursor: default }
  select option { background: var(--card) }
  :focus-visible { outline: 3px solid var(--loud); outline-offset: 2px }
  [hidden] { display: none }`
