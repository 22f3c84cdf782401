import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '#src/i18n/i18n.ts'
import { HeaderPoints } from './header-points.tsx'

beforeAll(() => startI18n('en-US'))

const shown = (point: number | undefined) =>
  renderToStaticMarkup(<HeaderPoints point={point} />).replaceAll(/<[^>]+>/gu, '')

describe('HeaderPoints', () => {
  it('shows points as whole numbers with thousands separators', () => {
    expect(shown(12_480)).toBe('12,480 points')
    expect(shown(1)).toBe('1 point')
    expect(shown(0)).toBe('0 points')
  })

  it('keeps its line before they are known', () => {
    expect(shown(undefined)).toBe('\u00a0')
  })
})
