import { describe, expect, it } from 'vitest'
import { BRAND } from '#src/lib/brand.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { LicenseBlock } from './license-block.tsx'

describe('LicenseBlock', () => {
  it.each(['en-US', 'vi-VN'] as const)("shows the brand's regulators and the demo sentence in %s", async (language) => {
    const { container } = await renderApp(<LicenseBlock />, { texts: ['menu'], language })
    for (const { name, logo } of BRAND.regulators) {
      expect(container.textContent).toContain(name)
      const logos = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
      await expect.poll(logos).toContain(logo)
    }
    expect(container.textContent).toContain(BRAND.licensee)
    expect(container.textContent).toContain(BRAND.demoDisclaimer?.[language])
  })

  it('calls no licensed site a demonstration', async () => {
    const regulators = [{ name: 'Board', license: '22-0001', logo: '/board.svg', url: 'https://board.example/' }]
    const block = <LicenseBlock licensee="Harbor Games Inc." demoDisclaimer={null} regulators={regulators} />
    const screen = await renderApp(block, { texts: ['menu'] })
    expect(screen.container.textContent).toContain('Harbor Games Inc.')
    expect(screen.container.textContent).toContain('License 22-0001')
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'https://board.example/')
    expect(screen.container.textContent).not.toMatch(/demo|invented/i)
  })
})
