import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Image } from './image.tsx'

const COLOR = 'rgb(74, 32, 168)'

async function renderImage(src: string) {
  const { container } = await render(
    <Image
      src={src}
      alt=""
      ratio="3 / 4"
      seed="slot-001"
      color="#4a20a8"
      fallbackText="Parol Nights"
      eager
      sizes="100px"
    />,
  )
  const box = container.firstElementChild as HTMLElement
  return { container, getGround: () => getComputedStyle(box).backgroundColor }
}

describe('Image', () => {
  it('has the ground of its color while it loads, and no stand-in picture', async () => {
    const { container, getGround } = await renderImage('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(getGround()).toBe(COLOR)
    expect(container.querySelector('svg')).toBeNull()
    expect(container.querySelector('img')).not.toBeNull()
  })

  it('shows a generated picture with its name once it has failed', async () => {
    const { container, getGround } = await renderImage('data:image/png;base64,none')
    await expect.poll(() => container.querySelector('svg')).not.toBeNull()
    expect(container.textContent).toBe('Parol Nights')
    expect(getGround()).not.toBe(COLOR)
  })

  it.each([
    'javascript:alert(1)',
    'vbscript:x',
    'blob:https://play.example/1',
    'data:text/html,x',
    '//evil.example/a.png',
  ])('never puts %s into the page', async (src) => {
    const { container } = await renderImage(src)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).not.toBeNull()
    expect(container.innerHTML).not.toContain(src)
  })
})
