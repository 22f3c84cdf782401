import { expect, it } from 'vitest'
import { WITHDRAWAL_STATUS } from '#generated/http/enum-names.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { FONTS, setFont } from '#tests/support/fonts.ts'
import { Card } from '#src/ui/surface/card.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

/** The lines of an element's text. */
function getLines(element: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}

const CASES = (['en-US', 'vi-VN'] as const).flatMap((language) =>
  ([360, 320] as const).flatMap((width) =>
    (['pending', 'processing', 'success'] as const).map((status) => ({ language, width, status })),
  ),
)

it.each(CASES)('keeps the steps apart and their words whole: $language, $width px, $status', async (one) => {
  const { container } = await renderApp(
    <div style={{ width: one.width - 32 }}>
      <Card>
        <WithdrawalSteps status={WITHDRAWAL_STATUS[one.status]} />
      </Card>
    </div>,
    { texts: ['withdraw', 'wallet'], language: one.language },
  )
  const labels = [...container.querySelectorAll('li > span:last-child')]
  expect(labels).toHaveLength(4)
  for (const font of FONTS) {
    await setFont(font)
    const boxes = labels.map((label) => {
      const lines = getLines(label)
      const words = (label.textContent ?? '').split(' ').length
      expect(new Set(lines.map(({ top }) => top)).size, font).toBeLessThanOrEqual(words)
      return {
        row: label.parentElement?.getBoundingClientRect().top,
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
      }
    })
    const besides = boxes.slice(1).filter(({ row }, place) => row === boxes[place]?.row)
    const gaps = besides.map((box) => box.left - (boxes[boxes.indexOf(box) - 1]?.right ?? 0))
    expect(Math.min(...gaps), font).toBeGreaterThanOrEqual(2)
    expect(gaps.length, font).toBeGreaterThanOrEqual(font === 'roboto' ? 3 : 2)
  }
})
