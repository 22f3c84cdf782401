import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18n, loadTexts, startI18n } from '#src/i18n/i18n.ts'
import { BRAND } from '#src/lib/brand.ts'
import { LicenceBlock } from './licence-block.tsx'

beforeAll(async () => {
  await startI18n('en-US')
  await loadTexts('menu')
})

describe('LicenceBlock', () => {
  it("shows the brand's regulators and the demo sentence in the player's language", () => {
    const html = renderToStaticMarkup(<LicenceBlock />)
    for (const { name, logo } of BRAND.regulators) {
      expect(html).toContain(name)
      expect(html).toContain(`src="${logo}"`)
    }
    expect(html).toContain(BRAND.demoNotice?.[i18n.language as 'en-US'])
  })

  it('calls no licensed site a demonstration', () => {
    const regulators = [{ name: 'Board', license: '22-0001', logo: '/board.svg', url: 'https://board.example/' }]
    const html = renderToStaticMarkup(<LicenceBlock demoNotice={null} regulators={regulators} />)
    expect(html).toContain('Licence 22-0001')
    expect(html).toContain('href="https://board.example/"')
    expect(html).not.toMatch(/demo|invented/i)
  })
})
