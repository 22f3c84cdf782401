import { expect, it } from 'vitest'
import { WITHDRAWAL_STATUS } from '#generated/http/enum-names.ts'
import { renderApp } from '#tests/support/component/render.tsx'
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
  const boxes = labels.map((label) => {
    const lines = getLines(label)
    const words = (label.textContent ?? '').split(' ').length
    expect(new Set(lines.map(({ top }) => top)).size).toBeLessThanOrEqual(words)
    return { left: Math.min(...lines.map(({ left }) => left)), right: Math.max(...lines.map(({ right }) => right)) }
  })
  const gaps = boxes.slice(1).map(({ left }, place) => left - (boxes[place]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
})
