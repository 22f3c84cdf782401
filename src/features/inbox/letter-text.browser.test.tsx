import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/component/render.tsx'
import { LetterText } from './letter-text.tsx'

describe('LetterText', () => {
  it('shows markup as text, links safe addresses, and leaves the others as text', async () => {
    const content = '<b>Hi</b>\nhttps://news.example/a. http://plain.example javascript:alert(1) /no/such/page'
    const screen = await renderApp(<LetterText content={content} />, { texts: ['inbox'] })
    const links = screen.getByRole('link')
    expect(links.elements()).toHaveLength(1)
    await expect.element(links).toHaveAttribute('href', 'https://news.example/a')
    await expect.element(links).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.container.querySelector('b')).toBeNull()
    expect(screen.container.textContent).toBe(content)
  })
})
