import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../data/games/games.ts'
import { renderGame } from '../games/game-page.ts'
import { getKind, KINDS } from '../games/kinds.ts'
import { GAME_TEXTS } from '../games/texts.ts'
import { renderActivityPage } from './activity-page.ts'
import { renderControlPage } from './control-page.ts'
import type { ControlModel } from './control-model.ts'
import { escapeHtml, jsonForScript } from '@tumpak/contract-kit/escape-html.ts'
import type { CalendarDay } from '../sandbox/rewards/activity-state.ts'
import { renderMessagePage } from './message-page.ts'
import { PAGE_SCRIPTS, pageScript } from './page-scripts.ts'
import { renderPayPage } from './pay-page.ts'

const NASTY = `</script><b onclick="x">&'`

/** In a frame of the app it throws. */
const STORAGE = /localStorage|sessionStorage|document\.cookie/

/** Expects one style, either no script or the page's data and one script, and no markup from the caller's texts. */
function expectSound(html: string, nonce: string, forbidden = STORAGE): void {
  expect(html).toMatch(/^<!doctype html>\n<html lang="(en-US|vi-VN)">/)
  expect(html).not.toContain('<b onclick')
  expect(html.match(/<style[ >]/g)).toHaveLength(1)
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  expect(html.match(/<script/g) ?? []).toHaveLength(scripts.length)
  expect(html.match(/<\/script/g) ?? []).toHaveLength(scripts.length)
  const marks = scripts.map(([, mark]) => mark)
  expect([[], [' type="application/json" id="page-data"', ` nonce="${nonce}"`]]).toContainEqual(marks)
  const [data, code] = scripts.map(([, , text]) => text)
  expect(() => void JSON.parse(data ?? '{}')).not.toThrow()
  expect(() => new Script(code ?? '')).not.toThrow()
  // The pages run where inline style and handlers are forbidden.
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(markup.replaceAll(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]+ (style|on[a-z]+)=/)
  expect(html).not.toMatch(forbidden)
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
}

const control: ControlModel = {
  sandbox: NASTY,
  scenario: NASTY,
  scenarios: [{ name: NASTY, about: NASTY }],
  personas: [{ username: NASTY, password: 'secret', about: NASTY }],
  operations: [{ id: 'getBalance', method: 'GET', path: '/api/balance', codes: [{ code: 40000, name: NASTY }] }],
  faults: [{ operationId: 'getBalance', times: 1, fault: { kind: NASTY } }],
  events: [
    { event: 'inbox.unread', content: 4 },
    { event: NASTY, content: NASTY },
  ],
  clockOffsetMs: 0,
  nonce: 'n1',
}

describe('pages of the mock', () => {
  it('escape their input', async () => {
    for (const lang of ['en-US', 'vi-VN'] as const) {
      expectSound(
        await renderPayPage({
          appOrigin: 'http://127.0.0.1:4173',
          methodName: NASTY,
          amount: 1500,
          orderNo: NASTY,
          payKey: NASTY,
          lang,
          expiresAt: '2026-01-01T00:00:00+08:00',
          nonce: 'n1',
        }),
        'n1',
      )
      const state = {
        month: '2026-11',
        days: [{ day: 1, state: 'today', deposit: 'none' }] satisfies CalendarDay[],
        signUps: 1,
        depositSigns: 0,
        spins: 0,
        energyFills: 0,
        taskRewards: 0,
        energy: 0,
        points: 0,
      }
      expectSound(
        await renderActivityPage({
          activityId: NASTY,
          key: NASTY,
          lang,
          theme: 'light',
          appOrigin: NASTY,
          state,
          wheel: [{ type: NASTY, amount: 1 }],
          nonce: 'n1',
        }),
        'n1',
      )
      expectSound(renderMessagePage({ title: NASTY, text: NASTY, lang, nonce: 'n1' }), 'n1')
    }
    expectSound(await renderControlPage(control), 'n1', /sessionStorage|document\.cookie/)
  })

  it('show money with separators and two decimals, and times in Manila', async () => {
    const html = await renderPayPage({
      appOrigin: 'http://127.0.0.1:4173',
      methodName: 'Wallet',
      amount: 1234567.5,
      orderNo: 'D1',
      payKey: 'k',
      lang: 'en-US',
      expiresAt: '2026-01-01T00:30:00Z',
    })
    expect(html).toContain('1,234,567.50')
    expect(html).toMatch(/8:30\sAM, Manila time/)
  })

  it.each(KINDS)('are sound for each kind of demo game (%#: $script)', async (kind) => {
    const known = GAMES.find((game) => getKind(game) === kind)
    for (const lang of ['en-US', 'vi-VN'] as const) {
      if (known === undefined) throw new Error('no game is of this kind')
      const page = { playKey: NASTY, lang, theme: 'dark', balance: 12.5, appOrigin: 'http://127.0.0.1:4173' } as const
      const game = { ...known, name: `${NASTY} ${known.name}`, manufName: NASTY }
      const html = await renderGame({ ...page, game, nonce: 'n1' })
      expectSound(html, 'n1')
      // One response without further files, and small without its source map.
      expect(html.replace(/\/\/# sourceMappingURL=\S+/, '').length).toBeLessThan(50_000)
      expect(html).not.toMatch(/(src|href)="(?!#|data:)/)
      expect(html).toContain(GAME_TEXTS[lang].demo)
    }
  })

  it.each(PAGE_SCRIPTS)('bundle the script of %s once, with a source map', async (name) => {
    const script = await pageScript(name)
    expect(script).toContain('//# sourceMappingURL=data:application/json')
    expect(script).not.toMatch(/^import |^export /m)
    expect(pageScript(name)).toBe(pageScript(name))
  })

  it('escape for markup and for scripts', () => {
    expect(escapeHtml(`<a href="x">'&\u0000`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;')
    expect(jsonForScript({ a: '</script><!--\u2028' })).toBe('{"a":"\\u003c/script>\\u003c!--\\u2028"}')
  })
})
