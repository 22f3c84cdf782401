import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlayerAvatar } from './player-avatar.tsx'

describe('PlayerAvatar', () => {
  it.each([
    ['ana', 'A'],
    ['ñora', 'Ñ'],
    ['e\u0301lan', 'E\u0301'],
    ['🎰Ana', '🎰'],
    ['👍🏽Ana', '👍🏽'],
    ['👩\u200d🚀Ana', '👩\u200d🚀'],
    ['🇵🇭Ana', '🇵🇭'],
    ['', ''],
  ])('without a picture shows the whole first letter of the name %j', async (name, letter) => {
    const { container } = await render(<PlayerAvatar src="" name={name} />)
    expect(container.textContent).toBe(letter)
  })
})
