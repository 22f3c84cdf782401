import type { Locator, Page } from 'playwright/test'
import { FONTS, setFont } from '../../support/fonts.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box of an element in the window, in CSS pixels. Throws if it is not rendered. */
export async function getBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

/** Whether the boxes of two elements share a pixel. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await getBox(one), await getBox(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether two elements are side by side: the middle of one is within the height of the other. */
export async function isInLine(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await getBox(one), await getBox(other)]
  const middle = a.y + a.height / 2
  return middle > b.y && middle < b.y + b.height
}

/** Measures a page in each font. */
export async function inEachFont(page: Page, measure: (font: string) => Promise<void>): Promise<void> {
  for (const font of FONTS) {
    await page.evaluate(setFont, font)
    await measure(font)
  }
}
