import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/component/render.tsx'
import { setMotion } from '#tests/support/component/input.ts'
import { LoadingCover } from './loading-cover.tsx'

const FROM = new DOMRect(16, 340, 100, 134)

afterEach(() => setMotion('reduce'))

async function renderLoading(cover?: string) {
  const { container } = await renderApp(
    <LoadingCover gameId="slot-001" name="Parol Nights" cover={cover} coverColor="#4a20a8" from={FROM} />,
  )
  const picture = container.querySelector('[class*=cover]')
  return { picture, getMoves: () => picture?.getAnimations() ?? [] }
}

describe('LoadingCover', () => {
  it('grows from where the pressed cover was', async () => {
    await setMotion('no-preference')
    const { picture, getMoves } = await renderLoading('/art/cover/slot-001.svg')
    const [move] = getMoves()
    move?.pause()
    if (move) move.currentTime = 0
    const { left, top, width } = picture?.getBoundingClientRect() ?? new DOMRect()
    expect([left, top, width].map(Math.round)).toEqual([16, 340, 100])
  })

  it('does not move with reduced motion', async () => {
    const { picture, getMoves } = await renderLoading('/art/cover/slot-001.svg')
    expect(picture).not.toBeNull()
    expect(getMoves()).toEqual([])
  })

  it('shows the lantern for a game without a cover', async () => {
    const { picture } = await renderLoading()
    expect(picture).toBeNull()
  })
})
