import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Text } from './text.tsx'

function getSize(element: Element | null): number {
  return Number.parseFloat(getComputedStyle(element ?? document.body).fontSize)
}

describe('headings', () => {
  it.each(['h1', 'h2', 'h3', 'h4'] as const)('inherit their size without one of their own: %s', async (Tag) => {
    const { container } = await render(
      <section style={{ fontSize: 17 }}>
        <Tag>Deposit</Tag>
      </section>,
    )
    expect(getSize(container.querySelector(Tag))).toBe(17)
  })
})

describe('Text', () => {
  it('has five sizes, each larger than the one before', async () => {
    const { container } = await render(
      <>
        {(['sm', 'md', 'lg', 'xl', 'hero'] as const).map((size) => (
          <Text key={size} size={size}>
            Deposit
          </Text>
        ))}
      </>,
    )
    expect([...container.querySelectorAll('p')].map(getSize)).toEqual([14, 16, 20, 28, 36])
  })
})
