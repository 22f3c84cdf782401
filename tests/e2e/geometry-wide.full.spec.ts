import type { Page } from 'playwright/test'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, test } from './support/test.ts'

/** A control wider than this belongs beside a second column. */
const MAX_CONTROL_WIDTH = 720

/** What is higher is no row. */
const MAX_ROW_HEIGHT = 120

/** The eye loses a row across a gap wider than this. */
const MAX_GAP = 480

/** Rows of the page with a wider empty gap than the eye follows, and controls that are too wide. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ maxGap, maxControl, maxHeight }) => {
      const main = document.querySelector('main')
      if (!main) return ['no main']
      const name = (element: Element) => `${element.tagName} "${(element.textContent || '').trim().slice(0, 60)}"`
      const isSeen = ({ width, height }: DOMRect) => width > 2 && height > 2

      /** The boxes of what is drawn in a row: its texts, pictures and controls. */
      function listBoxes(row: Element): DOMRect[] {
        const boxes = [...row.querySelectorAll('img, svg, input, [role=progressbar]')].map((one) =>
          one.getBoundingClientRect(),
        )
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text)
          boxes.push(...range.getClientRects())
        }
        return boxes.filter(isSeen)
      }

      /** The widest empty part between two boxes of one row. */
      function getGap(row: Element): number {
        let [gap, end] = [0, Infinity]
        for (const box of listBoxes(row).toSorted((a, b) => a.left - b.left)) {
          gap = Math.max(gap, box.left - end)
          end = Math.max(end === Infinity ? 0 : end, box.right)
        }
        return gap
      }

      const rows = [...main.querySelectorAll('li, tr, dl > div, a, button, summary, label')]
      const controls = [...main.querySelectorAll('input, select, textarea, button, [role=progressbar]')]
      return [
        ...rows
          .filter((row) => row.checkVisibility() && row.getBoundingClientRect().height <= maxHeight)
          .map((row) => ({ row, gap: getGap(row) }))
          .filter(({ gap }) => gap > maxGap)
          .map(({ row, gap }) => `${name(row)}: ${String(Math.round(gap))} px between its ends`),
        ...controls
          .filter((control) => control.getBoundingClientRect().width > maxControl)
          // It covers a row of a table, whose columns lie between the ends.
          .filter((control) => control.closest('tr') === null)
          .map((control) => `${name(control)}: ${String(Math.round(control.getBoundingClientRect().width))} px wide`),
      ]
    },
    { maxGap: MAX_GAP, maxControl: MAX_CONTROL_WIDTH, maxHeight: MAX_ROW_HEIGHT },
  )
}

const PAGES = [
  ...new Set([...PLAYER_PAGES, ...VISITOR_PAGES.filter((path) => !/login|register|forget/i.test(path))]),
  '/finance/exchange?tab=coupons',
  '/transactionHistory?kind=withdrawals',
]

const LIMITS = `ends of rows at most ${String(MAX_GAP)} px apart, and controls of at most ${String(MAX_CONTROL_WIDTH)} px`

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  for (const path of PAGES)
    test(`${path} has ${LIMITS}`, async ({ page }) => {
      await openAs(page, 'vip8player', path)
      await settled(page)
      expect(await tooWide(page)).toEqual([])
    })

  for (const [kind, address] of [
    ['deposits', '/finance/recharge'],
    ['withdrawals', '/finance/withdraw'],
  ] as const)
    test(`an order of ${kind} has ${LIMITS}, beside its list and on its page`, async ({ page }) => {
      await openAs(page, 'vip8player', `/transactionHistory?kind=${kind}`)
      await page.getByRole('table').locator('td > button').first().click()
      await settled(page)
      expect(await tooWide(page)).toEqual([])
      const order = new URL(page.url()).searchParams.get('open')
      await page.goto(`${address}?order=${String(order)}`)
      await settled(page)
      expect(await tooWide(page)).toEqual([])
    })
})
