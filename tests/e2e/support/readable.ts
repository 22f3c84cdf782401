import type { BrowserContext, Page } from 'playwright/test'
import { FONTS, setFont } from '../../support/fonts.ts'

/**
 * The unreadable visible texts of a page, one line each: clipped by hidden overflow or the window, and numbers over two
 * lines. An ellipsis or a line clamp is deliberate.
 */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1
    const found = new Set<string>()
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || parent === null || !isSeen(parent)) continue
      const clip = clippedBy(node, parent)
      if (clip !== undefined) found.add(`clipped by ${clip}: ${text}`)
      for (const number of node.textContent?.matchAll(/[+−-]?₱?\d[\d.,*]*/g) ?? []) {
        const range = document.createRange()
        range.setStart(node, number.index)
        range.setEnd(node, number.index + number[0].length)
        if (lines(range) > 1) found.add(`broken: ${text}`)
      }
    }
    // The centavos of an amount are a separate element.
    for (const element of top.querySelectorAll('[translate=no]')) {
      if (/^[+−-]?₱[\d.,]+$/.test(element.textContent) && isSeen(element) && lines(element) > 1)
        found.add(`broken: ${element.textContent}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${String(scrollWidth)} px wide`)
    return [...found]

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return false
      }
      return true
    }

    function lines(of: Range | Element): number {
      const tops = [...of.getClientRects()].filter(({ width }) => width > 0).map((rect) => rect.bottom)
      const height = Math.min(...[...of.getClientRects()].map((rect) => rect.height))
      return tops.some((bottom) => Math.abs(bottom - (tops[0] ?? bottom)) > height / 2) ? 2 : 1
    }

    function clippedBy(text: Node, parent: Element): string | undefined {
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      // A scroll container does not clip in its direction, nor do its ancestors.
      let isFreeX = false
      let isFreeY = false
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        if (style.textOverflow === 'ellipsis') isFreeX = true
        if (style.webkitLineClamp !== 'none') isFreeY = true
        if (/auto|scroll/.test(style.overflowX)) isFreeX = true
        if (/auto|scroll/.test(style.overflowY)) isFreeY = true
        const isX =
          /hidden|clip/.test(style.overflowX) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)
        const isY = /hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
        if ((isX && !isFreeX) || (isY && !isFreeY)) return `${at.tagName.toLowerCase()}.${at.className}`
        if (style.position === 'fixed') break
      }
      if (!isFreeX && (box.right > innerWidth + SLACK || box.left < -SLACK)) return 'the window'
      return undefined
    }
  })
}

/** A browser's text size setting changes the root font size. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (size) => {
    document.documentElement.style.setProperty('font-size', `${String(size)}%`)
    // Chromium measures with the new size from the next frame on.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, percent)
}

/** Unreadable texts of the current view in each font, on the smallest phone and with text twice as large. */
export async function unreadableAnywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, percent] of [
    [320, 100],
    [360, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    for (const font of FONTS) {
      await page.evaluate(setFont, font)
      await setTextSize(page, percent)
      for (const text of await unreadable(page))
        found.push(`${font}, ${String(width)} px, ${String(percent)} %: ${text}`)
    }
  }
  return found
}

/** Sets the initial language of all pages of a context. */
export async function speakLanguage(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((value) => {
    localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value, expires: null }))
  }, language)
}
