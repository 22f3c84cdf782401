import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlayerAvatar } from './player-avatar.tsx'

/** What stands on the drawn picture. */
function letterOf(name: string): string {
  return renderToStaticMarkup(<PlayerAvatar src="" name={name} />).replace(/<[^>]*>/gu, '')
}

test.each([
  ['ana', 'A'],
  ['ñora', 'Ñ'],
  ['e\u0301lan', 'E\u0301'],
  ['🎰Ana', '🎰'],
  ['👍🏽Ana', '👍🏽'],
  ['👩\u200d🚀Ana', '👩\u200d🚀'],
  ['🇵🇭Ana', '🇵🇭'],
  ['', ''],
])('of the name %j the first letter stands in for the picture, whole', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})
